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

/** Tests which files of a folder belong to a game. */
class GameFolderTest {

  @TempDir private Path parentFolder;

  private Path folder;

  @BeforeEach
  void writeGame() throws IOException {
    // The game is in a subfolder, because tracks next to the folder of a game are also found, and
    // other programs write to the folder for temporary files.
    folder = Files.createDirectory(parentFolder.resolve("game"));
    SmallGame.writeTo(folder, "GAME.000", "GAME.001");
  }

  @Test
  void onlyTracksAreFoundInSubfolders() throws IOException {
    Path trackFolder = Files.createDirectory(folder.resolve("Audio"));
    Files.createFile(trackFolder.resolve("track01.ogg"));
    Files.createFile(trackFolder.resolve("cover.png"));
    Files.createFile(Files.createDirectory(folder.resolve("saves")).resolve("track02.ogg"));

    assertThat(new GameOpener().open(folder).files().names())
        .containsExactly("GAME.000", "GAME.001", "Audio/track01.ogg");
  }

  @Test
  void aGameWithAnInvalidTrackFolderCanBeOpened() throws IOException {
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
  void anInterruptedThreadCanReadAFile(@TempDir Path trackFolder) throws IOException {
    Files.write(trackFolder.resolve("track1.flac"), new byte[] {1, 2, 3});
    GameFolder files = GameFolder.at(trackFolder);

    Thread.currentThread().interrupt();
    byte[] readBytes = files.read("track1.flac", 1, 2);

    assertThat(Thread.interrupted()).as("the thread is still interrupted").isTrue();
    assertThat(readBytes).containsExactly(2, 3);
  }
}
