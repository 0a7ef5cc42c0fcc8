package org.bowsprit.desktop.folder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class TemporaryFolderTest {

  @Test
  void theFolderIsDeletedWithItsContentsWhenItIsClosed() throws IOException {
    Path path;
    try (TemporaryFolder folder = new TemporaryFolder("bowsprit-test")) {
      path = folder.path();
      Files.createDirectories(path.resolve("a/b"));
      Files.writeString(path.resolve("a/b/file.txt"), "text");

      assertThat(path).isDirectory();
    }

    assertThat(path).doesNotExist();
  }

  @Test
  void theFolderCanBeDeletedBeforeItIsClosed() throws IOException {
    try (TemporaryFolder folder = new TemporaryFolder("bowsprit-test")) {
      Files.delete(folder.path());

      assertThat(folder.path()).doesNotExist();
    }
  }
}
