package org.bowsprit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.format.game.Edition;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.format.game.Release;
import org.junit.jupiter.api.Test;

/** Tests which games contain the texts that the host shows. */
class GameFactsTest {

  @Test
  void laboratoryGamesDoNotContainTheHostTexts() {
    assertThat(factsOf(Edition.MONKEY2_DOS).hasHostTexts()).isTrue();
    assertThat(factsOf(Edition.LABORATORY).hasHostTexts()).isFalse();
  }

  private static GameFacts factsOf(Edition edition) {
    Release release = new Release(edition.title(), edition, edition.platform(), "some", "English");
    return GameFacts.of(new GameIdentity(release, true, "MONKEY2.000", 9_000, "00"));
  }
}
