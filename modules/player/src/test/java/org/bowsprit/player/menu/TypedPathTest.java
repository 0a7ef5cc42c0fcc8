package org.bowsprit.player.menu;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.desktop.folder.MediaFolders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests reading and completing paths that the player types. */
class TypedPathTest {

  @TempDir private Path folder;

  @Test
  void quotesAreRemovedAndATildeIsTheHomeFolder() {
    assertThat(TypedPath.of(" \"a b\" ")).contains(Path.of("a b"));
    assertThat(TypedPath.of("'a b'")).contains(Path.of("a b"));
    assertThat(TypedPath.of("~/games")).contains(Path.of(MediaFolders.home() + "/games"));
    assertThat(TypedPath.of("a\0b")).isEmpty();
  }

  @Test
  void theNameOfTheOnlyMatchingFolderIsCompletedWithASeparator() throws IOException {
    Files.createDirectory(folder.resolve("Tidewater"));
    assertThat(TypedPath.complete(folder + "/ti")).isEqualTo(folder + "/Tidewater/");
  }

  @Test
  void thePathIsCompletedToTheCommonPrefixOfSeveralFolders() throws IOException {
    Files.createDirectory(folder.resolve("island-1"));
    Files.createDirectory(folder.resolve("island-2"));
    Files.createDirectory(folder.resolve(".island"));
    assertThat(TypedPath.complete("\"" + folder + "/is")).isEqualTo("\"" + folder + "/island-");
  }

  @Test
  void aPathWithoutMatchesIsUnchanged() {
    assertThat(TypedPath.complete(folder + "/x")).isEqualTo(folder + "/x");
    assertThat(TypedPath.complete("x")).isEqualTo("x");
  }
}
