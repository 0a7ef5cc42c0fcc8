package org.bowsprit.player.game;

import java.util.OptionalInt;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;

/**
 * Brings the speed of speech to what is wanted by the game's own keys, one an iteration, so that a
 * recording of what the player does has it.
 */
public final class TalkSpeed implements Companion {

  private static final long NEVER = -1;

  private final TimedSession game;
  private OptionalInt wanted = OptionalInt.empty();
  private long pressedAt = NEVER;

  /** Leaves the speed as it is until another is wanted. */
  public TalkSpeed(TimedSession game) {
    this.game = game;
  }

  /**
   * Begins to bring another speed to the game.
   *
   * @param speed jiffies a character, 0 to 9
   */
  public void bring(int speed) {
    wanted = OptionalInt.of(speed);
  }

  /** Leaves the speed as it is by now. */
  public void leaveAsItIs() {
    wanted = OptionalInt.empty();
  }

  /** Returns whether keys are still bringing a speed to the game. */
  public boolean isOnItsWay() {
    return wanted.isPresent();
  }

  /** Returns the speed that the game has now. */
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
