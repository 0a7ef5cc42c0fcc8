package org.bowsprit.player.play;

import jakarta.inject.Inject;
import java.util.function.Consumer;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.game.SaveTracker;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.player.save.SaveFailedException;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;

/**
 * Saves a game automatically, if it allows saving, when a number of minutes have passed both in the
 * game and on the player's clock. It also saves after an alarm.
 */
final class Autosave implements Companion {

  private static final int ROUNDS_BETWEEN_CHECKS = 60;
  private static final int JIFFIES_PER_MINUTE = 3_600;

  private final SaveTracker saves;
  private final TimedSession game;
  private final Settings settings;
  private final Notices notices;
  private final GameAtPlay play;
  private final PlayOpening opening;
  private final AutosaveAlarms alarms;
  private int roundCount;
  private long firstTick;
  private long savedAtJiffies;
  private int handledAlarms;
  private boolean hasFailed;

  @Inject
  Autosave(
      SaveTracker saves,
      TimedSession game,
      Settings settings,
      Notices notices,
      GameAtPlay play,
      PlayOpening opening,
      AutosaveAlarms alarms) {
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
    firstTick = game.session().ticks();
    savedAtJiffies = play.jiffies();
    handledAlarms = alarmCount();
  }

  @Override
  public void round() {
    saves.round(play.isFast());
    if (play.isStoppedMidIteration() || !isPlayed()) {
      return;
    }
    saveAfterAlarm();
    if (++roundCount % ROUNDS_BETWEEN_CHECKS == 0
        && !hasFailed
        && isDue(settings.number(Setting.AUTOSAVE))) {
      save(notices::show);
    }
  }

  /**
   * Returns whether the game is played. The game behind the start page is not played until that
   * page is closed.
   */
  private boolean isPlayed() {
    return !opening.startsWithGames() || game.session().ticks() != firstTick;
  }

  /**
   * Returns whether the minutes have passed, both in the game and on the player's clock. In fast
   * mode, a minute on the player's clock contains many minutes of the game.
   */
  private boolean isDue(int minutes) {
    return saves.isAutosaveDue(minutes)
        && play.jiffies() - savedAtJiffies >= (long) minutes * JIFFIES_PER_MINUTE;
  }

  /** Saves after a pending alarm before the game is left. */
  @Override
  public void leave() {
    if (isPlayed()) {
      saveAfterAlarm();
    }
  }

  private int alarmCount() {
    return alarms.count() + (play.wasLeftMidIteration() ? 1 : 0);
  }

  private void saveAfterAlarm() {
    int count = alarmCount();
    if (count != handledAlarms && save(notices::showAndNote)) {
      handledAlarms = count;
    }
  }

  /**
   * Tries to save. Returns false if the game does not allow saving now; the caller must then try
   * again.
   */
  private boolean save(Consumer<String> receiver) {
    try {
      boolean isSaved = saves.autosave();
      if (isSaved) {
        savedAtJiffies = play.jiffies();
        receiver.accept(settings.texts().of("save.auto.done"));
      }
      return isSaved;
    } catch (SaveFailedException e) {
      hasFailed = true;
      receiver.accept(settings.texts().translate(e.getMessage()));
      return true;
    }
  }
}
