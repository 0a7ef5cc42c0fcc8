package org.bowsprit.player.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.format.fixture.SmallGame;
import org.bowsprit.format.game.GameRefusedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GamesBelowTest {

  @TempDir private Path place;

  private void put(String folder, String stem) throws IOException {
    SmallGame.writeTo(
        Files.createDirectories(place.resolve(folder)), stem + ".000", stem + ".001");
  }

  @Test
  void aGameManyFoldersBelowIsOpenedFromAbove() throws IOException {
    put("game/INDY4/disc/data", "ATLANTIS");

    assertThat(new GamesBelow(place).open("").orElseThrow().identity().indexName())
        .isEqualTo("ATLANTIS.000");
  }

  @Test
  void ofCopiesTheNearestIsTheGame() throws IOException {
    put("a/b/c/far", "MONKEY");
    put("z/near", "MONKEY2");

    assertThat(new GamesBelow(place).open("").orElseThrow().identity().indexName())
        .isEqualTo("MONKEY2.000");
  }

  @Test
  void whereNothingIsThereIsNoGame() {
    assertThat(new GamesBelow(place).open("")).isEmpty();
  }

  @Test
  void anotherChoiceThanThereIsIsRefusedWithTheOnesThereAre() throws IOException {
    put("game/INDY4", "ATLANTIS");

    assertThat(new GamesBelow(place).open("GAME/indy4")).isPresent();
    assertThatThrownBy(() -> new GamesBelow(place).open("monkey"))
        .isInstanceOf(GameRefusedException.class)
        .hasMessageContaining("There is no game #monkey here")
        .hasMessageContaining("#game/indy4 is ");
  }
}
