package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the commands new-game, build and decompile. A decompiled and rebuilt game must run
 * identically.
 */
class BuildCommandTest {

  /** The number of iterations between compared pictures. */
  private static final int FRAME_INTERVAL = 5;

  @TempDir private Path folder;

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void aNewGameCanBeBuiltAndPlayedToItsEnd() throws IOException {
    assertThat(LauncherRun.of("new-game", path("My Game")).exitCode()).isZero();
    LauncherRun build = LauncherRun.of("build", path("My Game"), "--out", path("out"), "--json");
    assertThat(build.exitCode()).as(build.err()).isZero();
    JsonNode summary = build.json();
    assertThat(summary.get("built").asBoolean()).isTrue();
    assertThat(summary.get("title").asText()).isEqualTo("My Game");
    assertThat(summary.at("/files/0/name").asText()).isEqualTo("MYGAME.000");
    Path input = folder.resolve("input.txt");
    Files.writeString(
        input,
        """
        60 20 174 L
        70 140 100 L
        260 74 162 L
        265 140 90 L
        420 74 174 L
        425 166 162 L
        430 276 70 L
        """);
    Path trace = folder.resolve("trace.jsonl");

    LauncherRun run =
        LauncherRun.of(
            "run",
            path("out"),
            "--ticks",
            "600",
            "--input",
            input.toString(),
            "--trace",
            trace.toString(),
            "--trace-with",
            "text");

    assertThat(run.json().get("faults")).isEmpty();
    assertThat(Files.readString(trace)).contains("Out I go. The end... or the beginning.");
  }

  @Test
  void errorsInTheSourcesAreReportedWithTheirPositions() throws IOException {
    LauncherRun.of("new-game", path("game"));
    Path room = folder.resolve("game/rooms/cabin/room.bow");
    Files.writeString(
        room, Files.readString(room).replace("setState(door, 2)", "setState(dor, 2)"));
    Path boxes = folder.resolve("game/rooms/cabin/boxes.txt");
    Files.writeString(boxes, Files.readString(boxes).replace("(112,108)", "(112,108"));

    LauncherRun build = LauncherRun.of("build", path("game"), "--out", path("out"));

    assertThat(build.exitCode()).isEqualTo(1);
    assertThat(build.err())
        .contains("rooms/cabin/room.bow:")
        .contains("did you mean 'door'?")
        .contains("nothing was written: 1 error");
    assertThat(folder.resolve("out")).doesNotExist();
  }

  @Test
  void thePreviewOptionDrawsEachRoomAndCostume() {
    LauncherRun.of("new-game", path("game"));
    LauncherRun.of("build", path("game"), "--out", path("out"), "--preview");

    assertThat(folder.resolve("out/preview/001-cabin.png")).isNotEmptyFile();
    assertThat(folder.resolve("out/preview/001-cabin-planes.png")).isNotEmptyFile();
    assertThat(folder.resolve("out/preview/costumes/mira.html")).content().contains("Onion skin");
  }

  @Test
  void everyTemplateCanBeBuilt() {
    for (String template : List.of("minimal", "adventure", "dialogue")) {
      LauncherRun newGame = LauncherRun.of("new-game", path(template), "--template", template);
      assertThat(newGame.exitCode()).isZero();
      LauncherRun build = LauncherRun.of("build", path(template), "--out", path(template + "-out"));
      assertThat(build.exitCode()).as(template + build.err()).isZero();
    }
    assertThat(LauncherRun.of("new-game", path("other"), "--template", "epic").exitCode())
        .isEqualTo(2);
  }

  static Stream<Arguments> gamesAndRunLengths() {
    return Stream.of(
        Arguments.of("walklab", 100, 300),
        Arguments.of("artlab", 100, 120),
        Arguments.of("oplab", 0, 200),
        Arguments.of("soundlab", 0, 120));
  }

  /**
   * Compares only the first iterations of the runs. A command in the documentation compares the
   * complete runs.
   */
  @ParameterizedTest
  @MethodSource("gamesAndRunLengths")
  void aDecompiledAndRebuiltGamePlaysIdentically(String game, int bootParameter, int iterations)
      throws IOException {
    assertThat(LauncherRun.of("decompile", game, "--out", path("sources")).exitCode()).isZero();
    LauncherRun build =
        LauncherRun.of("build", path("sources"), "--out", path("built"), "--name", "MONKEY2");
    assertThat(build.exitCode()).as(build.err()).isZero();

    JsonNode originalSummary = run(game, bootParameter, iterations, "original");
    JsonNode rebuiltSummary = run(path("built"), bootParameter, iterations, "rebuilt");

    assertThat(rebuiltSummary.get("frame")).isEqualTo(originalSummary.get("frame"));
    assertThat(frameHashes("rebuilt"))
        .hasSizeGreaterThan(iterations / FRAME_INTERVAL)
        .isEqualTo(frameHashes("original"));
    assertThat(folder.resolve("rebuilt.jsonl"))
        .hasSameTextualContentAs(folder.resolve("original.jsonl"));
  }

  private JsonNode run(String game, int bootParameter, int iterations, String name) {
    return LauncherRun.of(
            "run",
            game,
            "--boot-param",
            "" + bootParameter,
            "--ticks",
            "" + iterations,
            "--trace",
            path(name + ".jsonl"),
            "--trace-with",
            "vars,ops,text",
            "--frames",
            path(name),
            "--every",
            "" + FRAME_INTERVAL)
        .json();
  }

  /** Returns the hash of each picture and palette of a run, by the name of its file. */
  private Map<String, Integer> frameHashes(String name) throws IOException {
    Map<String, Integer> hashes = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder.resolve(name))) {
      for (Path file : files.toList()) {
        hashes.put(file.getFileName().toString(), Arrays.hashCode(Files.readAllBytes(file)));
      }
    }
    return hashes;
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aLinkToAFileOutsideTheSourcesIsRefused(@TempDir Path parent) throws IOException {
    Path sources = parent.resolve("sources");
    LauncherRun.of("new-game", sources.toString());
    Path secret = Files.writeString(parent.resolve("secret"), "secret");
    Files.createSymbolicLink(sources.resolve("stolen.txt"), secret);

    LauncherRun run =
        LauncherRun.of("build", sources.toString(), "--out", parent.resolve("out").toString());

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).endsWith("/stolen.txt: a link that leads out of the sources\n");
  }
}
