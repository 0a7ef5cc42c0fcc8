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
 * How lines are said: brings what the menu sets to the game, and what the game makes of it to the
 * settings.
 */
final class TalkSettings implements Companion {

  private static final int SLOWEST = 9;

  /** What a game begins with unless its scripts say otherwise (spec 05, variable 37). */
  private static final int USUAL = 4;

  private static final String OF_GAME = "game";

  private final TimedSession game;
  private final Settings settings;
  private final TalkSpeed speed;

  /** A speed, or the game's own: what the setting was when it was last looked at. */
  private String chosen;

  /** To go back to: what the game had before the player chose another. */
  private int speedOfGame = USUAL;

  /** Whether keys have brought one: what becomes of it in the game is the player's wish. */
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

  /** A saved game has the speed it was saved with. */
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

  /** What the game's own keys or menus make of a speed that was set is the player's wish. */
  private void remember(GameSession session) {
    boolean isWished = session.textSpeed() != GameSetup.SCRIPTS_TEXT_SPEED;
    int now = isWished ? session.textSpeed() : speed.now();
    boolean isInPlay = isWished || (hasArrived && session.world().room() != 0);
    if (isInPlay && now >= 0 && now <= SLOWEST && !chosen.equals(OF_GAME)) {
      settings.change(Setting.TALK_SPEED, Integer.toString(now));
    }
  }

  /** From then on scripts may have it their way. */
  private void changeSubtitles() {
    int wanted = settings.text(Setting.SUBTITLES).equals("voice") ? 1 : 0;
    if (game.session().machine().variables().get(EngineVariable.NOSUBTITLES) != wanted) {
      game.session().interfere();
      game.session().machine().variables().set(EngineVariable.NOSUBTITLES, wanted);
    }
  }
}
