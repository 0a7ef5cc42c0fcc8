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

  private static final int SLOWEST = 9;

  /** The initial speed, unless the game's scripts set another speed (spec 05, variable 37). */
  private static final int USUAL = 4;

  private static final String OF_GAME = "game";

  private final TimedSession game;
  private final Settings settings;
  private final TalkSpeed speed;

  /**
   * The last known value of the setting: a speed, or the value that leaves the speed to the game.
   */
  private String chosen;

  /** The speed of the game before the player chose another one. The game can return to it. */
  private int speedOfGame = USUAL;

  /**
   * Whether a chosen speed has reached the game. From then on, the player makes the changes in the
   * game.
   */
  private boolean hasArrived;

  @Inject
  TalkSettings(TimedSession game, Settings settings) {
    this.game = game;
    this.settings = settings;
    speed = new TalkSpeed(game);
    chosen = settings.text(Setting.TALK_SPEED);
  }

  @Override
  public void join() {
    settings.onChange(Setting.TALK_SPEED, this::choose);
    settings.onChange(Setting.SUBTITLES, this::changeSubtitles);
    game.onLoad(this::takeUp);
  }

  private void choose() {
    if (chosen.equals(OF_GAME) && !speed.isOnItsWay()) {
      speedOfGame = speed.now();
    }
    chosen = settings.text(Setting.TALK_SPEED);
    speed.bring(chosen.equals(OF_GAME) ? speedOfGame : Integer.parseInt(chosen));
  }

  /** Applies the settings again, because a loaded game contains its own values. */
  private void takeUp() {
    if (!chosen.equals(OF_GAME)) {
      speed.bring(Integer.parseInt(chosen));
    }
    changeSubtitles();
  }

  @Override
  public void round() {
    if (!speed.isOnItsWay()) {
      remember(game.session());
      return;
    }
    speed.round();
    hasArrived |= !speed.isOnItsWay();
  }

  /**
   * Changes of a chosen speed by the game's own keys or menus are made by the player, so they are
   * saved.
   */
  private void remember(GameSession session) {
    boolean isWished = session.textSpeed() != GameSetup.SCRIPTS_TEXT_SPEED;
    int now = isWished ? session.textSpeed() : speed.now();
    boolean isInPlay = isWished || (hasArrived && session.world().room() != 0);
    if (isInPlay && now >= 0 && now <= SLOWEST && !chosen.equals(OF_GAME)) {
      settings.change(Setting.TALK_SPEED, Integer.toString(now));
    }
  }

  /** Sets the variable of the subtitles once. Afterwards, scripts may change it. */
  private void changeSubtitles() {
    int wanted = settings.text(Setting.SUBTITLES).equals("voice") ? 1 : 0;
    if (game.session().machine().variables().get(EngineVariable.NOSUBTITLES) != wanted) {
      game.session().interfere();
      game.session().machine().variables().set(EngineVariable.NOSUBTITLES, wanted);
    }
  }
}
