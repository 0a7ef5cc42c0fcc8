package org.bowsprit.format.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameFolderTest {

  @TempDir private Path folder;

  @Test
  void onlyTracksAreTakenFromTheFoldersBelow() throws IOException {
    Files.createFile(folder.resolve("GAME.000"));
    Path tracks = Files.createDirectory(folder.resolve("Audio"));
    Files.createFile(tracks.resolve("track01.ogg"));
    Files.createFile(tracks.resolve("cover.png"));
    Files.createFile(Files.createDirectory(folder.resolve("saves")).resolve("track02.ogg"));

    assertThat(GameFolder.at(folder).names()).containsExactly("Audio/track01.ogg", "GAME.000");
  }

  @Test
  void aFolderOfTracksThatIsNoneDoesNotKeepTheGameFromOpening() throws IOException {
    Files.createFile(folder.resolve("GAME.000"));
    Files.createSymbolicLink(folder.resolve("cd"), folder.resolve("gone"));

    assertThat(GameFolder.at(folder).names()).containsExactly("GAME.000");
  }
}
