package org.bowsprit.player.play;

import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import org.bowsprit.player.game.SaveTracker;
import org.bowsprit.player.save.SaveTrouble;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;

/**
 * Saves a game by itself when so many minutes of play have passed, for the game and for the player,
 * and the game allows it, and when something has happened that makes it wise.
 */
final class Autosave {

  private static final int ROUNDS_BETWEEN_LOOKS = 60;
  private static final int JIFFIES_A_MINUTE = 3_600;

  private final SaveTracker saves;
  private final Settings settings;
  private final Consumer<String> notices;
  private final LongSupplier jiffies;
  private IntSupplier alarms = () -> 0;
  private Consumer<String> reporter;
  private int rounds;
  private long savedAt;
  private int alarmsAnswered;
  private boolean failed;

  /**
   * Makes one that has just begun to count.
   *
   * @param saves saves
   * @param settings tells how often
   * @param notices is told of saves
   * @param jiffies sixtieths of a second on the player's clock: fast mode makes many minutes of one
   */
  Autosave(SaveTracker saves, Settings settings, Consumer<String> notices, LongSupplier jiffies) {
    this.jiffies = jiffies;
    this.savedAt = jiffies.getAsLong();
    this.saves = saves;
    this.settings = settings;
    this.notices = notices;
    this.reporter = notices;
  }

  /**
   * Saves as soon as it can after an alarm.
   *
   * @param count how many alarms there have been
   * @param told is told so
   * @return this
   */
  Autosave atAlarm(IntSupplier count, Consumer<String> told) {
    alarms = count;
    reporter = told;
    alarmsAnswered = count.getAsInt();
    return this;
  }

  /** Lets a round of the play loop pass. */
  void round() {
    answerAlarm();
    if (++rounds % ROUNDS_BETWEEN_LOOKS == 0
        && !failed
        && isDue(settings.number(Setting.AUTOSAVE))) {
      save(notices);
    }
  }

  private boolean isDue(int minutes) {
    return saves.isAutosaveDue(minutes)
        && jiffies.getAsLong() - savedAt >= (long) minutes * JIFFIES_A_MINUTE;
  }

  /** Takes the last chance to answer an alarm. */
  void end() {
    answerAlarm();
  }

  private void answerAlarm() {
    int count = alarms.getAsInt();
    if (count != alarmsAnswered && save(reporter)) {
      alarmsAnswered = count;
    }
  }

  /** Returns whether nothing is left to try. */
  private boolean save(Consumer<String> told) {
    try {
      boolean saved = saves.autosave();
      if (saved) {
        savedAt = jiffies.getAsLong();
        told.accept(settings.texts().of("save.auto.done"));
      }
      return saved;
    } catch (SaveTrouble e) {
      failed = true;
      told.accept(settings.texts().translated(e.getMessage()));
      return true;
    }
  }
}
