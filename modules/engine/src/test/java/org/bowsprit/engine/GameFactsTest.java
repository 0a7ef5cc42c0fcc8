package org.bowsprit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.format.game.Edition;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.format.game.Release;
import org.junit.jupiter.api.Test;

class GameFactsTest {

  @Test
  void labGamesDoNotContainTheHostTexts() {
    assertThat(of(Edition.MONKEY2_DOS).hasHostTexts()).isTrue();
    assertThat(of(Edition.LABORATORY).hasHostTexts()).isFalse();
  }

  private static GameFacts of(Edition edition) {
    Release release = new Release(edition.title(), edition, edition.platform(), "some", "English");
    return GameFacts.of(new GameIdentity(release, true, "MONKEY2.000", 9_000, "00"));
  }
}
