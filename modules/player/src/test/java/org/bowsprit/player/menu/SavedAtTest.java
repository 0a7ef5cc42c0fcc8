package org.bowsprit.player.menu;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.Optional;
import org.bowsprit.desktop.text.Texts;
import org.junit.jupiter.api.Test;

class SavedAtTest {

  private static final LocalDateTime EVENING = LocalDateTime.of(2026, 3, 7, 19, 5);

  private final SavedAt saved = new SavedAt(Optional.of(EVENING), Texts.english());

  @Test
  void onTheSameDayTheTimeIsEnough() {
    assertThat(saved.brief(EVENING.plusMinutes(10))).isEqualTo("19:05");
  }

  @Test
  void onAnotherDayTheDateIsShown() {
    assertThat(saved.brief(EVENING.plusDays(1))).isEqualTo("03-07");
  }

  @Test
  void besideThePictureItIsShownCompletely() {
    assertThat(saved.whole()).isEqualTo("2026-03-07 19:05");
  }

  @Test
  void anUnknownTimeIsNotShown() {
    SavedAt unknown = new SavedAt(Optional.empty(), Texts.english());
    assertThat(unknown.whole() + unknown.brief(EVENING)).isEmpty();
  }
}
