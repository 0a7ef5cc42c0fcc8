package org.bowsprit.player.play;

import java.util.function.Consumer;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.player.game.PlayedGame;
import org.bowsprit.player.layer.PauseLayer;
import org.bowsprit.player.text.Texts;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;

/**
 * Says what the usual keys of a game have done where the game itself does not: the new talk speed,
 * and a pause, which is the program's where the game has none.
 */
final class GameKeys {

  private static final long NEVER = -1;

  private final PlayedGame game;
  private final PauseLayer pause;
  private final Texts texts;
  private final Consumer<String> notices;
  private long pressedAt = NEVER;

  GameKeys(PlayedGame game, PauseLayer pause, Texts texts, Consumer<String> notices) {
    this.game = game;
    this.pause = pause;
    this.texts = texts;
    this.notices = notices;
  }

  /** Hears a key that went to the game. */
  void press(Input.Key key) {
    if (game.waiting().isPresent()) {
      return;
    }
    if (key.code() == '+' || key.code() == '-') {
      pressedAt = session().ticks();
    } else if (key.code() == KeyCodes.SPACE && variable(EngineVariable.PAUSE_KEY) == 0) {
      pause.begin();
    }
  }

  /** Lets a round of the play loop pass: an iteration later the game has done what it was told. */
  void round() {
    if (pressedAt != NEVER && session().ticks() > pressedAt) {
      pressedAt = NEVER;
      notices.accept(texts.of("told.talk-speed", variable(EngineVariable.CHARINC)));
    }
  }

  private int variable(EngineVariable variable) {
    return session().machine().variables().get(variable);
  }

  private GameSession session() {
    return game.session();
  }
}
