package org.bowsprit.player.game;

import java.util.OptionalInt;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;

/**
 * Sets the speed of speech through the game's own keys, one per iteration, so that a recording of
 * the input includes it.
 */
public final class TalkSpeed implements Companion {

  private static final long NEVER = -1;

  private final TimedSession game;
  private OptionalInt wanted = OptionalInt.empty();
  private long pressedAt = NEVER;

  /** Creates an object that leaves the speed unchanged until another speed is requested. */
  public TalkSpeed(TimedSession game) {
    this.game = game;
  }

  /**
   * Starts to change the speed.
   *
   * @param speed jiffies per character, 0 to 9
   */
  public void bring(int speed) {
    wanted = OptionalInt.of(speed);
  }

  /** Stops changing the speed. */
  public void leaveAsItIs() {
    wanted = OptionalInt.empty();
  }

  /** Returns whether the speed is still being changed. */
  public boolean isOnItsWay() {
    return wanted.isPresent();
  }

  /** Returns the current speed of the game. */
  public int now() {
    return game.session().machine().variables().get(EngineVariable.CHARINC);
  }

  @Override
  public void round() {
    GameSession session = game.session();
    if (wanted.isEmpty() || session.ticks() == pressedAt || game.waiting().isPresent()) {
      return;
    }
    int difference = now() - wanted.getAsInt();
    if (difference == 0) {
      wanted = OptionalInt.empty();
    } else {
      game.input(new Input.Key(difference > 0 ? '+' : '-'));
      pressedAt = session.ticks();
    }
  }
}
