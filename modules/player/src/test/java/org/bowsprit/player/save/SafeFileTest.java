package org.bowsprit.player.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SafeFileTest {

  @TempDir Path folder;

  @Test
  void theReplacedFileStaysAsBackupAndNothingElseStays() throws IOException {
    SafeFile file = new SafeFile(folder.resolve("slot"));

    file.write(new byte[] {1});
    file.write(new byte[] {2});

    assertThat(folder.resolve("slot")).hasBinaryContent(new byte[] {2});
    assertThat(file.backup()).hasBinaryContent(new byte[] {1});
    assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
  }

  @Test
  void whatCannotBeWrittenLosesNothing() throws IOException {
    Path target = folder.resolve("slot");
    new SafeFile(target).write(new byte[] {1});
    Files.createDirectory(folder.resolve("slot.tmp"));
    Files.createFile(folder.resolve("slot.tmp/in-the-way"));

    assertThatThrownBy(() -> new SafeFile(target).write(new byte[] {2}))
        .isInstanceOf(IOException.class);

    assertThat(target).hasBinaryContent(new byte[] {1});
  }
}
