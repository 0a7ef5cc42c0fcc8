package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.launcher.LauncherRun;
import org.bowsprit.launcher.failure.CommandFailure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the checks of the folder into which a command writes. */
class OutputFolderTest {

  @TempDir private Path folder;

  @Test
  void aMissingOrEmptyFolderIsAccepted() throws IOException {
    assertThat(new OutputFolder(folder.resolve("new/deep")).requireEmpty().path())
        .isEqualTo(folder.resolve("new/deep"))
        .doesNotExist();
    assertThat(new OutputFolder(folder).requireEmpty().path()).isEqualTo(folder);
  }

  @Test
  void aFolderWithFilesIsRefusedIfItMustBeEmpty() throws IOException {
    Files.createFile(folder.resolve("mine.txt"));
    OutputFolder folderWithFile = new OutputFolder(folder);

    assertThatThrownBy(folderWithFile::requireEmpty)
        .isInstanceOf(CommandFailure.class)
        .hasMessageContaining(folder.toString());
  }

  @Test
  void commandsRefuseAFileAsOutputFolder() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    String[][] commands = {
      {"decompile", "walklab", "--out", file.toString()},
      {"extract", "walklab", "--out", file.toString()},
      {"build", folder.toString(), "--out", file.toString()},
      {"compare", "walklab", "--queries", "1", "--out", file.toString()}
    };
    for (String[] command : commands) {
      LauncherRun run = LauncherRun.of(command);

      assertThat(run.exitCode()).as(command[0]).isEqualTo(2);
      assertThat(run.err()).as(command[0]).contains(file + " is not a folder");
    }
  }
}
