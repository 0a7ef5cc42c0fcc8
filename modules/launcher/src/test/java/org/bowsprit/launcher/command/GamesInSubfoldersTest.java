package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.format.fixture.SmallGame;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that the other commands open a game in a subfolder of the given path, as {@code games}
 * finds it.
 */
class GamesInSubfoldersTest {

  @TempDir private Path folder;

  private void writeGame(String subfolder, String stem) throws IOException {
    SmallGame.writeTo(
        Files.createDirectories(folder.resolve(subfolder)), stem + ".000", stem + ".001");
  }

  private LauncherRun verify(String nameInPath) {
    return LauncherRun.of("verify", folder + nameInPath);
  }

  @Test
  void aGameInADeepSubfolderIsOpened() throws IOException {
    writeGame("game/INDY4/disc/data", "ATLANTIS");

    assertThat(verify("").out()).startsWith("Indiana Jones and the Fate of Atlantis");
  }

  @Test
  void theGameInTheNearestSubfolderIsOpened() throws IOException {
    writeGame("a/b/c/far", "MONKEY");
    writeGame("z/near", "MONKEY2");

    assertThat(verify("").out()).startsWith("Monkey Island 2");
  }

  @Test
  void anEmptyFolderHasNoGame() {
    assertThat(verify("").err()).contains("There is no game here");
    assertThat(verify("").exitCode()).isEqualTo(3);
  }

  @Test
  void theMessageForAnUnknownNameListsTheGames() throws IOException {
    writeGame("game/INDY4/data", "ATLANTIS");

    assertThat(verify("#game/indy4/data").exitCode()).isZero();
    assertThat(verify("#monkey").err())
        .contains("There is no game #monkey here", "#game/indy4/data is ");
  }
}
