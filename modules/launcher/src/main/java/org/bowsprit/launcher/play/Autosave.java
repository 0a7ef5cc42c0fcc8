package org.bowsprit.launcher.play;

import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.bowsprit.launcher.config.Setting;
import org.bowsprit.launcher.config.Settings;
import org.bowsprit.launcher.save.SaveTrouble;

/**
 * Saves a game by itself when so many minutes of play have passed and the game allows it, and when
 * something has happened that makes it wise.
 */
final class Autosave {

  private static final int ROUNDS_BETWEEN_LOOKS = 60;
  private static final String SAVED = "Saved by itself.";

  private final Safekeeping safekeeping;
  private final Settings settings;
  private final Consumer<String> notices;
  private IntSupplier alarms = () -> 0;
  private Consumer<String> teller;
  private int rounds;
  private int alarmsAnswered;
  private boolean failed;

  Autosave(Safekeeping safekeeping, Settings settings, Consumer<String> notices) {
    this.safekeeping = safekeeping;
    this.settings = settings;
    this.notices = notices;
    this.teller = notices;
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
    teller = told;
    alarmsAnswered = count.getAsInt();
    return this;
  }

  /** Lets a round of the play loop pass. */
  void round() {
    answerAlarm();
    if (++rounds % ROUNDS_BETWEEN_LOOKS == 0
        && !failed
        && safekeeping.isAutosaveDue(settings.number(Setting.AUTOSAVE))) {
      save(notices);
    }
  }

  /** Takes the last chance to answer an alarm. */
  void end() {
    answerAlarm();
  }

  private void answerAlarm() {
    int count = alarms.getAsInt();
    if (count != alarmsAnswered && save(teller)) {
      alarmsAnswered = count;
    }
  }

  /** Returns whether nothing is left to try. */
  private boolean save(Consumer<String> told) {
    try {
      boolean saved = safekeeping.autosave();
      if (saved) {
        told.accept(SAVED);
      }
      return saved;
    } catch (SaveTrouble e) {
      failed = true;
      told.accept(e.getMessage());
      return true;
    }
  }
}
