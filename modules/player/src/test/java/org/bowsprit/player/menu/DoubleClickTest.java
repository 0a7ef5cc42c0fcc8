package org.bowsprit.player.menu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;

import org.junit.jupiter.api.Test;

class DoubleClickTest {

  private final Page games = mock(Page.class);
  private final Page game = mock(Page.class);
  private final DoubleClick clicks = new DoubleClick();

  @Test
  void theSecondHalfChoosesNothingOnThePageThatTheFirstOpened() {
    assertThat(clicks.isMeantForPageBefore(games, 100, 50)).isFalse();
    clicks.picture();
    assertThat(clicks.isMeantForPageBefore(game, 101, 50)).isTrue();
    assertThat(clicks.isMeantForPageBefore(game, 101, 50)).as("a third").isFalse();
  }

  @Test
  void aClickElsewhereOrLaterIsAChoice() {
    clicks.isMeantForPageBefore(games, 100, 50);
    assertThat(clicks.isMeantForPageBefore(game, 100, 60)).isFalse();

    clicks.isMeantForPageBefore(games, 100, 50);
    for (int i = 0; i < 30; i++) {
      clicks.picture();
    }
    assertThat(clicks.isMeantForPageBefore(game, 100, 50)).isFalse();
  }

  @Test
  void aRowMayBeClickedTwice() {
    clicks.isMeantForPageBefore(game, 100, 50);
    assertThat(clicks.isMeantForPageBefore(game, 100, 50)).isFalse();
  }
}
