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
 * Saves a game by itself when so many minutes of play have passed, for the game and for the player,
 * and the game allows it, and when something has happened that makes it wise.
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
    if (play.isStanding() || !isPlayed()) {
      return;
    }
    answerAlarm();
    if (++rounds % ROUNDS_BETWEEN_LOOKS == 0
        && !failed
        && isDue(settings.number(Setting.AUTOSAVE))) {
      save(notices::show);
    }
  }

  /** The game behind the start screen is played only when that is closed. */
  private boolean isPlayed() {
    return !opening.beginsWithGames() || game.session().ticks() != begunAt;
  }

  /** Fast mode makes many minutes of one on the player's clock. */
  private boolean isDue(int minutes) {
    return saves.isAutosaveDue(minutes)
        && play.jiffies() - savedAt >= (long) minutes * JIFFIES_A_MINUTE;
  }

  /** Takes the last chance to answer an alarm. */
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

  /** Returns whether nothing is left to try. */
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
