package org.bowsprit.player.menu;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.player.text.Texts;

/**
 * When a game was saved, by a clock of the player's, in the player's language.
 *
 * @param when when; empty if that is not known
 * @param texts what the program says
 */
record SavedAt(Optional<LocalDateTime> when, Texts texts) {

  /** Reads it from a saved game, for the clock of this machine. */
  static SavedAt of(SaveHeader saved, Texts texts) {
    return new SavedAt(
        Optional.of(saved.savedAt())
            .filter(seconds -> seconds != 0)
            .map(Instant::ofEpochSecond)
            .map(instant -> LocalDateTime.ofInstant(instant, ZoneId.systemDefault())),
        texts);
  }

  /** Returns date and time; empty if they are not known. */
  String whole() {
    return when.map(time -> date("date", time) + " " + clock(time)).orElse("");
  }

  /**
   * Returns what tells saves of a list apart: the time if it was on the same day, else day and
   * month; empty if it is not known.
   *
   * @param now the time of the list
   */
  String brief(LocalDateTime now) {
    return when.map(
            time ->
                time.toLocalDate().equals(now.toLocalDate())
                    ? clock(time)
                    : date("date.short", time))
        .orElse("");
  }

  private String date(String key, LocalDateTime time) {
    return texts.of(
        key, time.getYear(), twoDigits(time.getMonthValue()), twoDigits(time.getDayOfMonth()));
  }

  private static String clock(LocalDateTime time) {
    return twoDigits(time.getHour()) + ":" + twoDigits(time.getMinute());
  }

  private static String twoDigits(int number) {
    return String.format(Locale.ROOT, "%02d", number);
  }
}
