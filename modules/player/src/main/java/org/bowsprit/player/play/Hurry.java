package org.bowsprit.player.play;

import java.util.function.BooleanSupplier;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.player.game.PlayedGame;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;

/**
 * Leaves out the walk that a double click asks for: who clicks twice on a way out is there at once.
 * The game plays as it would, only faster, so that a recording has the same.
 */
final class Hurry {

  /** Jiffies between the clicks of a double click. */
  private static final int SPAN = 30;

  /** Pixels between them. */
  private static final int NEAR = 4;

  /** Iterations that no walk across a room takes. */
  private static final int LONGEST = 900;

  private static final long NEVER = -SPAN - 1L;

  private final PlayedGame game;
  private final BooleanSupplier wanted;
  private Input.Press last;
  private long lastAt = NEVER;
  private boolean asked;
  private long rounds;

  Hurry(PlayedGame game, BooleanSupplier wanted) {
    this.game = game;
    this.wanted = wanted;
  }

  /** Hears a button that the game heard too. */
  void press(Input.Press press) {
    if (press.button() != Input.Button.LEFT || !wanted.getAsBoolean()) {
      return;
    }
    boolean isSecond =
        rounds - lastAt <= SPAN
            && Math.abs(press.x() - last.x()) <= NEAR
            && Math.abs(press.y() - last.y()) <= NEAR;
    asked = isSecond;
    last = press;
    lastAt = isSecond ? NEVER : rounds;
  }

  /** Lets a round of the play loop pass. */
  void round() {
    rounds++;
    if (asked && egoWalks()) {
      asked = false;
      int room = session().world().room();
      for (int i = 0; i < LONGEST && egoWalks() && room == session().world().room(); i++) {
        game.tick();
        if (!game.goesOn()) {
          return;
        }
      }
    }
  }

  private boolean egoWalks() {
    int ego = session().machine().variables().get(EngineVariable.EGO);
    Cast cast = session().world().cast();
    return game.goesOn() && cast.has(ego) && cast.isGoing(cast.actor(ego));
  }

  private GameSession session() {
    return game.session();
  }
}
