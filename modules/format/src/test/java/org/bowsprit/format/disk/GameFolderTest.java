package org.bowsprit.format.disk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.bowsprit.format.fixture.SmallGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameFolderTest {

  @TempDir private Path parentFolder;

  private Path folder;

  @BeforeEach
  void writeGame() throws IOException {
    // The game is in a subfolder, because tracks beside the folder of a game are also found, and
    // other programs write into the folder for temporary files.
    folder = Files.createDirectory(parentFolder.resolve("game"));
    SmallGame.writeTo(folder, "GAME.000", "GAME.001");
  }

  @Test
  void onlyTracksAreFoundInSubfolders() throws IOException {
    Path tracks = Files.createDirectory(folder.resolve("Audio"));
    Files.createFile(tracks.resolve("track01.ogg"));
    Files.createFile(tracks.resolve("cover.png"));
    Files.createFile(Files.createDirectory(folder.resolve("saves")).resolve("track02.ogg"));

    assertThat(new GameOpener().open(folder).files().names())
        .containsExactly("GAME.000", "GAME.001", "Audio/track01.ogg");
  }

  @Test
  void anInvalidTrackFolderDoesNotPreventOpening() throws IOException {
    Files.createSymbolicLink(folder.resolve("cd"), folder.resolve("gone"));

    assertThat(new GameOpener().open(folder).files().names())
        .containsExactly("GAME.000", "GAME.001");
  }

  @Test
  void theSameFilesAreFoundInALocaleWithOtherDigits() throws IOException {
    Locale defaultLocale = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG"));
    try {
      assertThat(new GameOpener().open(folder).files().names()).contains("GAME.001");
    } finally {
      Locale.setDefault(defaultLocale);
    }
  }

  @Test
  void anInterruptedThreadCanRead(@TempDir Path trackFolder) throws IOException {
    Files.write(trackFolder.resolve("track1.flac"), new byte[] {1, 2, 3});
    GameFolder files = GameFolder.at(trackFolder);

    Thread.currentThread().interrupt();
    byte[] read = files.read("track1.flac", 1, 2);

    assertThat(Thread.interrupted()).as("still interrupted").isTrue();
    assertThat(read).containsExactly(2, 3);
  }
}
