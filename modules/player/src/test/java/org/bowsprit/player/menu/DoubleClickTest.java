package org.bowsprit.player.menu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;

import org.junit.jupiter.api.Test;

class DoubleClickTest {

  private final Page games = mock(Page.class);
  private final Page game = mock(Page.class);
  private final DoubleClick clicks = new DoubleClick();

  @Test
  void theSecondClickIsIgnoredOnThePageThatTheFirstOpened() {
    assertThat(clicks.isSecondClick(games, 100, 50)).isFalse();
    clicks.picture();
    assertThat(clicks.isSecondClick(game, 101, 50)).isTrue();
    assertThat(clicks.isSecondClick(game, 101, 50)).as("a third").isFalse();
  }

  @Test
  void aClickElsewhereOrLaterIsNotIgnored() {
    clicks.isSecondClick(games, 100, 50);
    assertThat(clicks.isSecondClick(game, 100, 60)).isFalse();

    clicks.isSecondClick(games, 100, 50);
    for (int i = 0; i < 30; i++) {
      clicks.picture();
    }
    assertThat(clicks.isSecondClick(game, 100, 50)).isFalse();
  }

  @Test
  void aSecondClickOnTheSamePageIsNotIgnored() {
    clicks.isSecondClick(game, 100, 50);
    assertThat(clicks.isSecondClick(game, 100, 50)).isFalse();
  }
}
