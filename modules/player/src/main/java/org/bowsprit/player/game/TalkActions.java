package org.bowsprit.player.game;

import java.util.OptionalInt;
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

  private static final int SLOWEST = 9;

  /** What a game begins with unless its scripts say otherwise (spec 05, variable 37). */
  private static final int USUAL = 4;

  private static final String OF_GAME = "game";
  private static final long NEVER = -1;

  private final PlayedGame game;
  private final Settings settings;

  /** A speed, or the game's own: what the setting was when it was last looked at. */
  private String chosen;

  /** To go back to: what the game had before the player chose another. */
  private int speedOfGame = USUAL;

  /** What keys are bringing to the game, and when the last was pressed: one an iteration. */
  private OptionalInt onItsWay = OptionalInt.empty();

  private long pressedAt = NEVER;

  /** Whether keys have brought one: what becomes of it in the game is the player's wish. */
  private boolean hasArrived;

  public TalkActions(PlayedGame game, Settings settings) {
    this.game = game;
    this.settings = settings;
    chosen = settings.text(Setting.TALK_SPEED);
    settings.onChange(Setting.TALK_SPEED, this::choose);
    settings.onChange(Setting.SUBTITLES, this::changeSubtitles);
    game.onLoad(this::takeUp);
  }

  private void choose() {
    if (chosen.equals(OF_GAME) && onItsWay.isEmpty()) {
      speedOfGame = speed();
    }
    chosen = settings.text(Setting.TALK_SPEED);
    bring(chosen.equals(OF_GAME) ? speedOfGame : Integer.parseInt(chosen));
  }

  /** A saved game has the speed it was saved with. */
  private void takeUp() {
    if (!chosen.equals(OF_GAME)) {
      bring(Integer.parseInt(chosen));
    }
    changeSubtitles();
  }

  private void bring(int speed) {
    onItsWay = OptionalInt.of(speed);
  }

  /** Lets a round of the play loop pass. */
  public void round() {
    GameSession session = game.session();
    if (onItsWay.isEmpty()) {
      remember(session);
      return;
    }
    if (session.ticks() == pressedAt || game.waiting().isPresent()) {
      return;
    }
    int wanted = onItsWay.getAsInt();
    int speed = speed();
    if (speed == wanted) {
      onItsWay = OptionalInt.empty();
      hasArrived = true;
    } else {
      game.input(new Input.Key(speed > wanted ? '+' : '-'));
      pressedAt = session.ticks();
    }
  }

  /** What the game's own keys or menus make of a speed that was set is the player's wish. */
  private void remember(GameSession session) {
    boolean isWished = session.textSpeed() != GameSetup.SCRIPTS_TEXT_SPEED;
    int speed = isWished ? session.textSpeed() : speed();
    boolean isInPlay = isWished || (hasArrived && session.world().room() != 0);
    if (isInPlay && speed >= 0 && speed <= SLOWEST && !chosen.equals(OF_GAME)) {
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
