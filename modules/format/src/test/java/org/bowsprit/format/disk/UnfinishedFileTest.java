package org.bowsprit.format.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a file gets its name only when it is complete. */
class UnfinishedFileTest {

  @TempDir private Path folder;

  @Test
  void theFileIsReplacedWhenItIsFinished() throws IOException {
    Path path = Files.writeString(folder.resolve("a.txt"), "old");
    try (UnfinishedFile file = new UnfinishedFile(path)) {
      file.text().print("Grüße, \ud800");
      file.text().check();
      assertThat(path).hasContent("old");
      file.finish();
    }
    assertThat(path).hasContent("Grüße, ?");
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
  }

  @Test
  void anUnfinishedFileIsDeleted() throws IOException {
    Path path = folder.resolve("a.txt");
    try (UnfinishedFile file = new UnfinishedFile(path)) {
      file.text().print("half");
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aMissingFolderIsReported() {
    Path path = folder.resolve("none/a.txt");
    assertThatThrownBy(() -> new UnfinishedFile(path))
        .isInstanceOf(NotWrittenException.class)
        .hasMessage(path + " cannot be written: there is no such file or folder");
  }
}
