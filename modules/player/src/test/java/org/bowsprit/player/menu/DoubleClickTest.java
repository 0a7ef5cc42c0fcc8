package org.bowsprit.player.menu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;

import org.junit.jupiter.api.Test;

/** Tests that the second click of a double click is ignored on a new page. */
class DoubleClickTest {

  private final Page listPage = mock(Page.class);
  private final Page gamePage = mock(Page.class);
  private final DoubleClick clicks = new DoubleClick();

  @Test
  void aSecondClickIsIgnoredOnThePageThatTheFirstClickOpened() {
    assertThat(clicks.isSecondClick(listPage, 100, 50)).isFalse();
    clicks.countPicture();
    assertThat(clicks.isSecondClick(gamePage, 101, 50)).isTrue();
    assertThat(clicks.isSecondClick(gamePage, 101, 50))
        .as("whether a third click is ignored")
        .isFalse();
  }

  @Test
  void aClickElsewhereOrLaterIsNotIgnored() {
    clicks.isSecondClick(listPage, 100, 50);
    assertThat(clicks.isSecondClick(gamePage, 100, 60)).isFalse();

    clicks.isSecondClick(listPage, 100, 50);
    for (int i = 0; i < 30; i++) {
      clicks.countPicture();
    }
    assertThat(clicks.isSecondClick(gamePage, 100, 50)).isFalse();
  }

  @Test
  void aSecondClickOnTheSamePageIsNotIgnored() {
    clicks.isSecondClick(gamePage, 100, 50);
    assertThat(clicks.isSecondClick(gamePage, 100, 50)).isFalse();
  }
}
