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
 * Reports the new speed of speech and a pause after the usual keys of a game, if the game itself
 * does not report them. If the game has no pause, the program pauses it.
 */
final class GameKeys implements Companion {

  private static final long NEVER = -1;

  private final TimedSession game;
  private final PauseLayer pause;
  private final Texts texts;
  private final Notices notices;
  private long pressedAt = NEVER;

  @Inject
  GameKeys(TimedSession game, PauseLayer pause, Texts texts, Notices notices) {
    this.game = game;
    this.pause = pause;
    this.texts = texts;
    this.notices = notices;
  }

  @Override
  public void heard(Input input) {
    if (input instanceof Input.Key key) {
      press(key);
    }
  }

  private void press(Input.Key key) {
    if (game.waiting().isPresent()) {
      return;
    }
    if (key.code() == '+' || key.code() == '-') {
      pressedAt = session().ticks();
    } else if (key.code() == KeyCodes.SPACE && variable(EngineVariable.PAUSE_KEY) == 0) {
      pause.begin();
    }
  }

  /** One iteration later, the game has handled the key. */
  @Override
  public void round() {
    if (pressedAt != NEVER && session().ticks() > pressedAt) {
      pressedAt = NEVER;
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
