package org.bowsprit.player.menu;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.save.SaveHeader;

/**
 * The time at which a game was saved, in the player's time zone and language.
 *
 * @param when the time; empty if unknown
 * @param texts the texts of the program
 */
record SaveTime(Optional<LocalDateTime> when, Texts texts) {

  /** Returns the time from a saved game, in the time zone of this machine. */
  static SaveTime of(SaveHeader saved, Texts texts) {
    return new SaveTime(
        Optional.of(saved.savedAt())
            .filter(seconds -> seconds != 0)
            .map(Instant::ofEpochSecond)
            .map(instant -> LocalDateTime.ofInstant(instant, ZoneId.systemDefault())),
        texts);
  }

  /** Returns the date and the time; empty if unknown. */
  String dateAndTime() {
    return when.map(time -> date("date", time) + " " + timeOfDay(time)).orElse("");
  }

  /**
   * Returns the part that distinguishes saves in a list: the time of day for a save of the same
   * day, otherwise day and month; empty if unknown.
   *
   * @param now the current time
   */
  String shortForm(LocalDateTime now) {
    return when.map(
            time ->
                time.toLocalDate().equals(now.toLocalDate())
                    ? timeOfDay(time)
                    : date("date.short", time))
        .orElse("");
  }

  private String date(String key, LocalDateTime time) {
    return texts.of(
        key, time.getYear(), twoDigits(time.getMonthValue()), twoDigits(time.getDayOfMonth()));
  }

  private static String timeOfDay(LocalDateTime time) {
    return twoDigits(time.getHour()) + ":" + twoDigits(time.getMinute());
  }

  private static String twoDigits(int number) {
    return String.format(Locale.ROOT, "%02d", number);
  }
}
