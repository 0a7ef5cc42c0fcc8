package org.bowsprit.desktop.folder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MediaFolderTest {

  @TempDir private Path home;

  @Test
  void theFolderListedByTheDesktopHasPrecedence() throws IOException {
    Path picturesFolder = Files.createDirectories(home.resolve("Bilder"));
    Files.createDirectories(home.resolve("Pictures"));
    Path configFolder = Files.createDirectories(home.resolve(".config"));
    Files.writeString(
        configFolder.resolve("user-dirs.dirs"), "# list\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n");
    assertThat(MediaFolder.PICTURES.of("Linux", Map.of(), home)).contains(picturesFolder);
    assertThat(MediaFolder.VIDEOS.of("Linux", Map.of(), home)).isEmpty();
    assertThat(
            MediaFolder.PICTURES.of(
                "Linux", Map.of("XDG_CONFIG_HOME", home.resolve("none").toString()), home))
        .contains(home.resolve("Pictures"));
  }

  @Test
  void anExistingDefaultFolderIsUsedIfNoFolderIsListed() throws IOException {
    Files.createDirectories(home.resolve("Videos"));
    Files.createDirectories(home.resolve("Movies"));
    assertThat(MediaFolder.VIDEOS.of("Windows 11", Map.of(), home))
        .contains(home.resolve("Videos"));
    assertThat(MediaFolder.VIDEOS.of("Mac OS X", Map.of(), home)).contains(home.resolve("Movies"));
    assertThat(MediaFolder.PICTURES.of("Linux", Map.of(), home)).isEmpty();
  }

  @Test
  void thePictureFolderOfThePlayerIsAlsoUsedForVideos() {
    MediaFolders defaultFolders = new MediaFolders(Path.of("p"), Path.of("v"));
    assertThat(defaultFolders.withGiven("", "")).isEqualTo(defaultFolders);
    assertThat(defaultFolders.withGiven("mine", ""))
        .isEqualTo(new MediaFolders(Path.of("mine"), Path.of("mine")));
    assertThat(defaultFolders.withGiven("mine", "films"))
        .isEqualTo(new MediaFolders(Path.of("mine"), Path.of("films")));
  }
}
