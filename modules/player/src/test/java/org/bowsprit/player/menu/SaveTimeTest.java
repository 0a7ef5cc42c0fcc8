package org.bowsprit.player.menu;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.Optional;
import org.bowsprit.desktop.text.Texts;
import org.junit.jupiter.api.Test;

class SaveTimeTest {

  private static final LocalDateTime EVENING = LocalDateTime.of(2026, 3, 7, 19, 5);

  private final SaveTime saveTime = new SaveTime(Optional.of(EVENING), Texts.english());

  @Test
  void theShortFormOfATimeOnTheSameDayIsTheTimeOfDay() {
    assertThat(saveTime.shortForm(EVENING.plusMinutes(10))).isEqualTo("19:05");
  }

  @Test
  void theShortFormOfATimeOnAnotherDayIsTheDate() {
    assertThat(saveTime.shortForm(EVENING.plusDays(1))).isEqualTo("03-07");
  }

  @Test
  void theFullFormIsTheDateAndTheTime() {
    assertThat(saveTime.dateAndTime()).isEqualTo("2026-03-07 19:05");
  }

  @Test
  void anUnknownTimeIsShownAsAnEmptyText() {
    SaveTime unknownTime = new SaveTime(Optional.empty(), Texts.english());
    assertThat(unknownTime.dateAndTime() + unknownTime.shortForm(EVENING)).isEmpty();
  }
}
