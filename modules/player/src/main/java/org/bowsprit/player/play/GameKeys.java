package org.bowsprit.player.play;

import jakarta.inject.Inject;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.player.layer.PauseLayer;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;

/**
 * Reports the new speed of speech after the player has pressed plus or minus in the game. If the
 * game has no pause key, the space bar pauses the game through the program.
 */
final class GameKeys implements Companion {

  private static final long NEVER = -1;

  private final TimedSession game;
  private final PauseLayer pause;
  private final Texts texts;
  private final Notices notices;
  private long speedKeyTick = NEVER;

  @Inject
  GameKeys(TimedSession game, PauseLayer pause, Texts texts, Notices notices) {
    this.game = game;
    this.pause = pause;
    this.texts = texts;
    this.notices = notices;
  }

  @Override
  public void onInput(Input input) {
    if (input instanceof Input.Key key) {
      press(key);
    }
  }

  private void press(Input.Key key) {
    if (game.interruption().isPresent()) {
      return;
    }
    if (key.code() == '+' || key.code() == '-') {
      speedKeyTick = session().ticks();
    } else if (key.code() == KeyCodes.SPACE && variable(EngineVariable.PAUSE_KEY) == 0) {
      pause.begin();
    }
  }

  /** Reports the speed one iteration after the key, because the game has then handled it. */
  @Override
  public void round() {
    if (speedKeyTick != NEVER && session().ticks() > speedKeyTick) {
      speedKeyTick = NEVER;
      notices.show(texts.of("told.talk-speed", variable(EngineVariable.CHARINC)));
    }
  }

  private int variable(EngineVariable variable) {
    return session().machine().variables().get(variable);
  }

  private GameSession session() {
    return game.session();
  }
}
