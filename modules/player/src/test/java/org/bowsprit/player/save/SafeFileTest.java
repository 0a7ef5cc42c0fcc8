package org.bowsprit.player.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a file is either replaced completely or not changed. */
class SafeFileTest {

  @TempDir Path folder;

  @Test
  void onlyTheReplacedFileRemainsAsBackup() throws IOException {
    SafeFile file = new SafeFile(folder.resolve("slot"));

    file.write(new byte[] {1});
    file.write(new byte[] {2});

    assertThat(folder.resolve("slot")).hasBinaryContent(new byte[] {2});
    assertThat(file.backup()).hasBinaryContent(new byte[] {1});
    assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
  }

  @Test
  void aFailedWriteDoesNotChangeTheFile() throws IOException {
    Path target = folder.resolve("slot");
    new SafeFile(target).write(new byte[] {1});
    Files.createDirectory(folder.resolve("slot.bak"));
    Files.createFile(folder.resolve("slot.bak/in-the-way"));

    assertThatThrownBy(() -> new SafeFile(target).write(new byte[] {2}))
        .isInstanceOf(IOException.class);

    assertThat(target).hasBinaryContent(new byte[] {1});
    assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
  }

  @Test
  void onlyFilesOfEndedProcessesAreDeleted() throws IOException {
    Path leftoverFile = Files.createFile(folder.resolve("slot.999999999-0123abcd.tmp"));
    Path unfinishedFile = Files.createFile(UnfinishedFiles.newFileBeside(folder.resolve("slot")));
    Path otherFile = Files.createFile(folder.resolve("mine.tmp"));
    UnfinishedFiles.deleteLeftovers(folder);
    assertThat(leftoverFile).doesNotExist();
    assertThat(unfinishedFile).exists();
    assertThat(otherFile).exists();
  }
}
