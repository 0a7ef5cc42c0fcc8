package org.bowsprit.player.play;

import jakarta.inject.Inject;
import java.util.function.Consumer;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.game.SaveTracker;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.player.save.SaveTrouble;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;

/**
 * Saves a game automatically when the game allows saving and a number of minutes have passed, both
 * in the game and on the player's clock. It also saves after an alarm.
 */
final class Autosave implements Companion {

  private static final int ROUNDS_BETWEEN_LOOKS = 60;
  private static final int JIFFIES_A_MINUTE = 3_600;

  private final SaveTracker saves;
  private final TimedSession game;
  private final Settings settings;
  private final Notices notices;
  private final GameAtPlay play;
  private final PlayOpening opening;
  private final Alarms alarms;
  private int rounds;
  private long begunAt;
  private long savedAt;
  private int alarmsAnswered;
  private boolean failed;

  @Inject
  Autosave(
      SaveTracker saves,
      TimedSession game,
      Settings settings,
      Notices notices,
      GameAtPlay play,
      PlayOpening opening,
      Alarms alarms) {
    this.saves = saves;
    this.game = game;
    this.settings = settings;
    this.notices = notices;
    this.play = play;
    this.opening = opening;
    this.alarms = alarms;
  }

  @Override
  public void join() {
    begunAt = game.session().ticks();
    savedAt = play.jiffies();
    alarmsAnswered = alarms();
  }

  @Override
  public void round() {
    saves.round(play.isFast());
    if (play.isStoppedMidIteration() || !isPlayed()) {
      return;
    }
    answerAlarm();
    if (++rounds % ROUNDS_BETWEEN_LOOKS == 0
        && !failed
        && isDue(settings.number(Setting.AUTOSAVE))) {
      save(notices::show);
    }
  }

  /**
   * Returns whether the game is played. The game below the start page is played only after that
   * page is closed.
   */
  private boolean isPlayed() {
    return !opening.beginsWithGames() || game.session().ticks() != begunAt;
  }

  /**
   * Returns whether the minutes have passed, both in the game and on the player's clock. In fast
   * mode, a minute on the player's clock contains many minutes of the game.
   */
  private boolean isDue(int minutes) {
    return saves.isAutosaveDue(minutes)
        && play.jiffies() - savedAt >= (long) minutes * JIFFIES_A_MINUTE;
  }

  /** Answers a pending alarm before the game is left. */
  @Override
  public void leave() {
    if (isPlayed()) {
      answerAlarm();
    }
  }

  private int alarms() {
    return alarms.count() + (play.wasLeftAside() ? 1 : 0);
  }

  private void answerAlarm() {
    int count = alarms();
    if (count != alarmsAnswered && save(notices::tell)) {
      alarmsAnswered = count;
    }
  }

  /** Tries to save. Returns false if it has to be tried again. */
  private boolean save(Consumer<String> told) {
    try {
      boolean saved = saves.autosave();
      if (saved) {
        savedAt = play.jiffies();
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
