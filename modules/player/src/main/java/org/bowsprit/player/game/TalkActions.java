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

  private final PlayedGame game;
  private final Settings settings;
  private int wantedSpeed = AS_IT_IS;
  private long askedAt = AS_IT_IS;

  public TalkActions(PlayedGame game, Settings settings) {
    this.game = game;
    this.settings = settings;
    settings.onChange(Setting.TALK_SPEED, this::change);
    settings.onChange(Setting.SUBTITLES, this::changeSubtitles);
    game.onLoad(this::changeSubtitles);
  }

  private void change() {
    String speed = settings.text(Setting.TALK_SPEED);
    wantedSpeed = speed.equals("game") ? AS_IT_IS : Integer.parseInt(speed);
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
    int speed = session.machine().variables().get(EngineVariable.CHARINC);
    if (speed == wantedSpeed) {
      wantedSpeed = AS_IT_IS;
    } else {
      game.input(new Input.Key(speed > wantedSpeed ? '+' : '-'));
      askedAt = session.ticks();
    }
  }

  /** What the game's own keys or menus make of a speed that was set is the player's wish. */
  private void remember(GameSession session) {
    String set = settings.text(Setting.TALK_SPEED);
    String wished = Integer.toString(session.textSpeed());
    if (session.textSpeed() != GameSetup.SCRIPTS_TEXT_SPEED && !set.equals("game")) {
      settings.change(Setting.TALK_SPEED, wished);
    }
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
