package org.bowsprit.player.game;

import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;

/**
 * How lines are said: what the menu sets is brought to the game that is played. The speed goes
 * there by the game's own keys, so that a recording of what the player does has it.
 */
public final class TalkActions {

  private static final int AS_IT_IS = -1;
  private static final int SLOWEST = 9;

  /** What a game begins with unless its scripts say otherwise (spec 05, variable 37). */
  private static final int USUAL = 4;

  private static final String OF_GAME = "game";

  private final PlayedGame game;
  private final Settings settings;
  private int wantedSpeed = AS_IT_IS;
  private long askedAt = AS_IT_IS;

  /** What the game wanted before the player wanted something else. */
  private int speedOfGame = USUAL;

  private String was;
  private boolean isBrought;

  public TalkActions(PlayedGame game, Settings settings) {
    this.game = game;
    this.settings = settings;
    was = settings.text(Setting.TALK_SPEED);
    settings.onChange(Setting.TALK_SPEED, this::change);
    settings.onChange(Setting.SUBTITLES, this::changeSubtitles);
    game.onLoad(this::takeUp);
  }

  private void change() {
    String speed = settings.text(Setting.TALK_SPEED);
    if (was.equals(OF_GAME) && wantedSpeed == AS_IT_IS) {
      speedOfGame = speed();
    }
    was = speed;
    wantedSpeed = speed.equals(OF_GAME) ? speedOfGame : Integer.parseInt(speed);
  }

  /** A saved game has the speed it was saved with. */
  private void takeUp() {
    String speed = settings.text(Setting.TALK_SPEED);
    if (!speed.equals(OF_GAME)) {
      wantedSpeed = Integer.parseInt(speed);
    }
    changeSubtitles();
  }

  /** Lets a round of the play loop pass. */
  public void round() {
    GameSession session = game.session();
    if (wantedSpeed == AS_IT_IS) {
      remember(session);
      return;
    }
    if (session.ticks() == askedAt || game.waiting().isPresent()) {
      return;
    }
    int speed = speed();
    if (speed == wantedSpeed) {
      wantedSpeed = AS_IT_IS;
      isBrought = true;
    } else {
      game.input(new Input.Key(speed > wantedSpeed ? '+' : '-'));
      askedAt = session.ticks();
    }
  }

  /** What the game's own keys or menus make of a speed that was set is the player's wish. */
  private void remember(GameSession session) {
    boolean isWished = session.textSpeed() != GameSetup.SCRIPTS_TEXT_SPEED;
    int speed = isWished ? session.textSpeed() : speed();
    boolean isInPlay = isWished || (isBrought && session.world().room() != 0);
    if (isInPlay && speed >= 0 && speed <= SLOWEST && !was.equals(OF_GAME)) {
      settings.change(Setting.TALK_SPEED, Integer.toString(speed));
    }
  }

  private int speed() {
    return game.session().machine().variables().get(EngineVariable.CHARINC);
  }

  /** From then on scripts may have it their way. */
  private void changeSubtitles() {
    int wanted = settings.text(Setting.SUBTITLES).equals("voice") ? 1 : 0;
    if (game.session().machine().variables().get(EngineVariable.NOSUBTITLES) != wanted) {
      game.endRecording();
      game.session().machine().variables().set(EngineVariable.NOSUBTITLES, wanted);
    }
  }
}
