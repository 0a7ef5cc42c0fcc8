package org.bowsprit.player.game;

import java.util.OptionalInt;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;

/**
 * Sets the speed of speech by pressing the game's own keys, one key per iteration, so that a
 * recording of the input includes the change.
 */
public final class TalkSpeed implements Companion {

  private static final long NEVER = -1;

  private final TimedSession game;
  private OptionalInt wantedSpeed = OptionalInt.empty();
  private long lastKeyTick = NEVER;

  /** Creates an object that leaves the speed unchanged until another speed is requested. */
  public TalkSpeed(TimedSession game) {
    this.game = game;
  }

  /**
   * Starts to change the speed.
   *
   * @param speed jiffies per character, 0 to 9
   */
  public void setSpeed(int speed) {
    wantedSpeed = OptionalInt.of(speed);
  }

  /** Stops changing the speed. */
  public void cancel() {
    wantedSpeed = OptionalInt.empty();
  }

  /** Returns whether the speed is still being changed. */
  public boolean isChanging() {
    return wantedSpeed.isPresent();
  }

  /** Returns the current speed of the game. */
  public int currentSpeed() {
    return game.session().machine().variables().get(EngineVariable.CHARINC);
  }

  @Override
  public void round() {
    GameSession session = game.session();
    if (wantedSpeed.isEmpty()
        || session.ticks() == lastKeyTick
        || game.interruption().isPresent()) {
      return;
    }
    int difference = currentSpeed() - wantedSpeed.getAsInt();
    if (difference == 0) {
      wantedSpeed = OptionalInt.empty();
    } else {
      game.input(new Input.Key(difference > 0 ? '+' : '-'));
      lastKeyTick = session.ticks();
    }
  }
}
