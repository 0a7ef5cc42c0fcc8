package org.bowsprit.kit.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the reading of source folders. */
class SourceTreeTest {

  private static final int MEGABYTE = 1 << 20;

  @TempDir private Path folder;

  @Test
  void readReturnsAllFilesExceptHiddenFiles() throws IOException {
    Files.createDirectories(folder.resolve("rooms"));
    Files.writeString(folder.resolve("rooms/shore.bow"), "room shore {}");
    Files.createDirectories(folder.resolve(".git"));
    Files.writeString(folder.resolve(".git/config"), "x");

    SourceTree sources = SourceTree.read(folder);

    assertThat(sources.files()).containsOnlyKeys("rooms/shore.bow");
    assertThat(sources.text("rooms/shore.bow")).contains("room shore {}");
  }

  @Test
  void aFolderThatContainsAScriptAtAnyDepthIsASourceFolder() throws IOException {
    Files.createDirectories(folder.resolve("a/b/c/d.bow"));
    Files.createDirectories(folder.resolve(".old"));
    Files.writeString(folder.resolve(".old/game.bow"), "x");
    assertThat(SourceTree.isSourceFolder(folder)).isFalse();

    Path script = Files.writeString(folder.resolve("a/b/c/d.bow/room.bow"), "room shore {}");
    assertThat(SourceTree.isSourceFolder(folder)).isTrue();
    assertThat(SourceTree.isSourceFolder(script)).isFalse();
    assertThat(SourceTree.isSourceFolder(folder.resolve("missing"))).isFalse();
  }

  @Test
  void aFolderWithAnIndexFileIsNotASourceFolder() throws IOException {
    Files.createDirectories(folder.resolve("sources"));
    Files.writeString(folder.resolve("sources/game.bow"), "x");
    Files.writeString(folder.resolve("GAME.000"), "x");

    assertThat(SourceTree.isSourceFolder(folder)).isFalse();
    assertThat(SourceTree.isSourceFolder(folder.resolve("sources"))).isTrue();
  }

  @Test
  void sourcesThatAreTooLargeAreRefused() throws IOException {
    Files.write(folder.resolve("a.wav"), new byte[MEGABYTE]);
    assertThat(SourceTree.read(folder, MEGABYTE).files()).hasSize(1);

    Files.write(folder.resolve("b.wav"), new byte[1]);
    assertThatThrownBy(() -> SourceTree.read(folder, MEGABYTE))
        .isInstanceOf(FileSystemException.class)
        .hasMessageContaining("with it the sources are larger than 1 MB");
  }

  @Test
  void aNameWithALineBreakIsRefused() throws IOException {
    Path invalidName = folder.resolve("a\nb.png");
    assumeTrue(canBeCreated(invalidName), "this file system does not allow a line break in a name");

    assertThatThrownBy(() -> SourceTree.read(folder))
        .isInstanceOf(FileSystemException.class)
        .hasMessageContaining("a name with a control character");
  }

  @Test
  void aLinkToAFileOutsideTheSourcesIsRefused(@TempDir Path otherFolder) throws IOException {
    Path outsideFile = Files.writeString(otherFolder.resolve("secret"), "x");
    Files.createSymbolicLink(folder.resolve("a.txt"), outsideFile);

    assertThatThrownBy(() -> SourceTree.read(folder))
        .isInstanceOf(FileSystemException.class)
        .hasMessageContaining("a link that leads out of the sources");
  }

  private static boolean canBeCreated(Path file) {
    try {
      Files.createFile(file);
      return true;
    } catch (IOException | IllegalArgumentException e) {
      return false;
    }
  }
}
