package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests commands with a game that was built from sources. They must accept and show the names in
 * the sources.
 */
class NamesCommandTest {

  @TempDir private static Path folder;

  private static String game;

  @BeforeAll
  static void buildGame() {
    game = folder.resolve("out").toString();
    LauncherRun.of("new-game", folder.resolve("My Game").toString());
    LauncherRun build =
        LauncherRun.of("build", folder.resolve("My Game").toString(), "--out", game);
    assertThat(build.exitCode()).as(build.err()).isZero();
  }

  @Test
  void disasmShowsNamesAndLines() {
    String text = LauncherRun.of("disasm", game, "object:chest").out();

    assertThat(text)
        .startsWith("script object:1:101  // chest\nverb look = L")
        .contains("// cabin.bow:")
        .contains("setState(chest,2);");
    assertThat(LauncherRun.of("disasm", game, "global:hover").out())
        .contains("now = findObject(VAR_VIRT_MOUSE_X,VAR_VIRT_MOUSE_Y);");
  }

  @Test
  void theOutputOfDisasmWithNumbersCanBeAssembled() throws IOException {
    String text = LauncherRun.of("disasm", game, "global:boot", "--numbers").out();
    Path listing = folder.resolve("boot.txt");
    Files.writeString(listing, text);

    assertThat(text).startsWith("script global:1\n").doesNotContain("//");
    assertThat(
            LauncherRun.of("asm", listing.toString(), "-o", folder.resolve("boot").toString())
                .exitCode())
        .isZero();
  }

  @Test
  void theMessageForAMisspeltRoomSuggestsTheCorrectName() {
    assertThat(LauncherRun.of("inspect", game, "--room", "cabin").exitCode()).isZero();
    LauncherRun inspect = LauncherRun.of("inspect", game, "--room", "cabbin");
    assertThat(inspect.exitCode()).isEqualTo(2);
    assertThat(inspect.err()).contains("there is no room 'cabbin'; did you mean 'cabin'?");
    LauncherRun disasm = LauncherRun.of("disasm", game, "entry:cabbin");
    assertThat(disasm.err()).contains("did you mean 'cabin'?");
    LauncherRun compare =
        LauncherRun.of(
            "compare", game, "--rooms", "cabbin", "--out", folder.resolve("report").toString());
    assertThat(compare.exitCode()).isEqualTo(2);
    assertThat(compare.err()).contains("did you mean 'cabin'?");
  }

  @Test
  void theTraceContainsNamesOnlyOnRequest() throws IOException {
    Path traceWithoutNames = writeTrace("ops,vars");
    Path traceWithNames = writeTrace("ops,vars,names");

    assertThat(Files.readString(traceWithoutNames))
        .doesNotContain("\"in\"")
        .doesNotContain("Names");
    assertThat(Files.readString(traceWithNames))
        .contains(",\"in\":\"boot\",\"line\":\"game.bow:")
        .contains("\"varNames\":{")
        .contains("\":\"chosen\"");
  }

  private Path writeTrace(String parts) {
    Path file = folder.resolve(parts.replace(',', '-') + ".jsonl");
    LauncherRun run =
        LauncherRun.of(
            "run", game, "--ticks", "20", "--trace", file.toString(), "--trace-with", parts);
    assertThat(run.exitCode()).as(run.err()).isZero();
    return file;
  }

  @Test
  void aFailingScriptIsReportedWithItsLine() throws IOException {
    Path sources = folder.resolve("failing");
    LauncherRun.of("new-game", sources.toString());
    Path cabin = sources.resolve("rooms/cabin/room.bow");
    Files.writeString(
        cabin, Files.readString(cabin).replace("  entry {\n", "  entry {\n    startScript(77)\n"));
    String failingGame = folder.resolve("failing-out").toString();
    LauncherRun.of("build", sources.toString(), "--out", failingGame);

    LauncherRun run = LauncherRun.of("run", failingGame, "--ticks", "20");

    assertThat(run.err()).contains("cabin entry cabin.bow:5: ");
  }
}
