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
 * Tests that other commands open the games that {@code games} finds below a path if they get the
 * same path.
 */
class GamesBelowTest {

  @TempDir private Path place;

  private void put(String folder, String stem) throws IOException {
    SmallGame.writeTo(Files.createDirectories(place.resolve(folder)), stem + ".000", stem + ".001");
  }

  private LauncherRun verify(String choice) {
    return LauncherRun.of("verify", place + choice);
  }

  @Test
  void aGameManyFoldersBelowIsOpenedFromAbove() throws IOException {
    put("game/INDY4/disc/data", "ATLANTIS");

    assertThat(verify("").out()).startsWith("Indiana Jones and the Fate of Atlantis");
  }

  @Test
  void theNearestCopyIsTheGame() throws IOException {
    put("a/b/c/far", "MONKEY");
    put("z/near", "MONKEY2");

    assertThat(verify("").out()).startsWith("Monkey Island 2");
  }

  @Test
  void anEmptyFolderHasNoGame() {
    assertThat(verify("").err()).contains("There is no game here");
    assertThat(verify("").exitCode()).isEqualTo(3);
  }

  @Test
  void anUnknownChoiceIsRefusedWithTheAvailableOnes() throws IOException {
    put("game/INDY4/data", "ATLANTIS");

    assertThat(verify("#game/indy4/data").exitCode()).isZero();
    assertThat(verify("#monkey").err())
        .contains("There is no game #monkey here", "#game/indy4/data is ");
  }
}
