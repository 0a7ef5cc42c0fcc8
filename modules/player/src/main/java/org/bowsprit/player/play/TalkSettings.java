package org.bowsprit.player.play;

import jakarta.inject.Inject;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.game.TalkSpeed;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.vm.EngineVariable;

/**
 * Passes changes of speech settings in the menu to the game, and changes in the game to the
 * settings.
 */
final class TalkSettings implements Companion {

  private static final int SLOWEST_SPEED = 9;

  /** The initial speed, unless the game's scripts set another speed (spec 05, variable 37). */
  private static final int DEFAULT_SPEED = 4;

  private static final String GAME_SPEED = "game";

  private final TimedSession game;
  private final Settings settings;
  private final TalkSpeed speed;

  /**
   * The last known value of the setting: a speed, or the value that leaves the speed to the game.
   */
  private String chosenValue;

  /** The speed of the game before the player chose another one. The game can return to it. */
  private int gameSpeed = DEFAULT_SPEED;

  /**
   * Whether the game has accepted a chosen speed. After that, changes of the speed in the game come
   * from the player.
   */
  private boolean isApplied;

  @Inject
  TalkSettings(TimedSession game, Settings settings) {
    this.game = game;
    this.settings = settings;
    speed = new TalkSpeed(game);
    chosenValue = settings.text(Setting.TALK_SPEED);
  }

  @Override
  public void join() {
    settings.onChange(Setting.TALK_SPEED, this::choose);
    settings.onChange(Setting.SUBTITLES, this::changeSubtitles);
    game.onLoad(this::reapply);
  }

  private void choose() {
    if (chosenValue.equals(GAME_SPEED) && !speed.isChanging()) {
      gameSpeed = speed.currentSpeed();
    }
    chosenValue = settings.text(Setting.TALK_SPEED);
    speed.setSpeed(chosenValue.equals(GAME_SPEED) ? gameSpeed : Integer.parseInt(chosenValue));
  }

  /** Applies the settings again, because a loaded game contains its own values. */
  private void reapply() {
    if (!chosenValue.equals(GAME_SPEED)) {
      speed.setSpeed(Integer.parseInt(chosenValue));
    }
    changeSubtitles();
  }

  @Override
  public void round() {
    if (!speed.isChanging()) {
      storeSpeed(game.session());
      return;
    }
    speed.round();
    isApplied |= !speed.isChanging();
  }

  /** Saves changes of a chosen speed that the player makes with the game's own keys or menus. */
  private void storeSpeed(GameSession session) {
    boolean isSetByScripts = session.textSpeed() != GameSetup.TEXT_SPEED_OF_SCRIPTS;
    int currentSpeed = isSetByScripts ? session.textSpeed() : speed.currentSpeed();
    boolean isValid = isSetByScripts || (isApplied && session.world().room() != 0);
    if (isValid
        && currentSpeed >= 0
        && currentSpeed <= SLOWEST_SPEED
        && !chosenValue.equals(GAME_SPEED)) {
      settings.change(Setting.TALK_SPEED, Integer.toString(currentSpeed));
    }
  }

  /** Sets the variable of the subtitles once. Afterwards, scripts may change it. */
  private void changeSubtitles() {
    int value = settings.text(Setting.SUBTITLES).equals("voice") ? 1 : 0;
    if (game.session().machine().variables().get(EngineVariable.NOSUBTITLES) != value) {
      game.session().announceExternalChange();
      game.session().machine().variables().set(EngineVariable.NOSUBTITLES, value);
    }
  }
}
