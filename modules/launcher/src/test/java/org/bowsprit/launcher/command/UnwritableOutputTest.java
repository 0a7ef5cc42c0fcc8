package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.console.Console;
import org.bowsprit.desktop.folder.ConfigFolder;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.desktop.folder.StateFolder;
import org.bowsprit.launcher.Launcher;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests outputs that cannot be written. The message must name the output, and the exit code must be
 * 1.
 */
@EnabledOnOs(OS.LINUX)
class UnwritableOutputTest {

  private static final String DISK_FULL_MESSAGE =
      "bowsprit: /dev/full cannot be written: the disk is full\n";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"--record", "--trace", "--sound"})
  void aRunReportsFilesThatItCouldNotWrite(String option) {
    LauncherRun run =
        LauncherRun.of("run", "walklab", "--ticks", "5", "--trace-all", option, "/dev/full");
    assertThat(run.err()).isEqualTo(DISK_FULL_MESSAGE);
    assertThat(run.exitCode()).isEqualTo(1);
  }

  @Test
  void framesThatCannotBeWrittenAreReported() throws IOException {
    Path existingFile = Files.createFile(folder.resolve("taken"));
    LauncherRun run =
        LauncherRun.of(
            "run", "walklab", "--ticks", "5", "--frames", existingFile.resolve("f").toString());
    assertThat(run.err()).matches("bowsprit: \\S+/taken/f cannot be written: .+\n").hasLineCount(1);
    assertThat(run.exitCode()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"extract walklab", "decompile walklab", "compare walklab --queries 1"})
  void aFolderThatCannotBeCreatedIsReported(String command) throws IOException {
    Path existingFile = Files.createFile(folder.resolve("taken"));
    String[] arguments = (command + " --out " + existingFile.resolve("out")).split(" ", -1);
    LauncherRun run = LauncherRun.of(arguments);
    assertThat(run.err()).containsPattern("/taken/out\\S* cannot be written: ").hasLineCount(1);
    assertThat(run.exitCode()).isEqualTo(1);
  }

  @Test
  void aBuildReportsFilesThatItCouldNotWrite() throws IOException {
    Path sources = folder.resolve("sources");
    assertThat(LauncherRun.of("new-game", sources.toString()).exitCode()).isZero();
    Path out = Files.createDirectories(folder.resolve("out"));
    Files.createDirectories(out.resolve("GAME.001/full"));
    LauncherRun run =
        LauncherRun.of("build", sources.toString(), "--out", out.toString(), "--name", "GAME");
    assertThat(run.err()).contains("GAME.001 cannot be written: ");
    assertThat(run.exitCode()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--version", "--help", "inspect walklab", "plugins list --json"})
  void unwritableStandardOutputIsReported(String command) throws IOException {
    StringWriter err = new StringWriter();
    try (Writer fullDisk =
        new OutputStreamWriter(new FileOutputStream("/dev/full"), StandardCharsets.UTF_8)) {
      assertThat(run(fullDisk, err, command)).isEqualTo(1);
    } catch (IOException e) {
      assertThat(e).hasMessageContaining("No space left");
    }
    assertThat(err.toString())
        .isEqualTo("bowsprit: standard output cannot be written: the disk is full\n");
  }

  @Test
  void aClosedPipeIsNotReported() throws IOException {
    StringWriter err = new StringWriter();
    Writer closedPipe =
        new Writer() {
          @Override
          public void write(char[] text, int from, int length) throws IOException {
            throw new IOException("Broken pipe");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    assertThat(run(closedPipe, err, "inspect walklab")).isEqualTo(1);
    assertThat(err.toString()).isEmpty();
  }

  private int run(Writer out, Writer err, String command) {
    ProgramFolders folders =
        new ProgramFolders(
            Optional.of(LauncherRun.labGame("walklab").getParent().getParent()),
            StateFolder.of("Linux", Map.of(), folder.toString()),
            new ConfigFolder(folder));
    return new Launcher(new Console(out, err, false, false), folders).run(command.split(" ", -1));
  }
}
