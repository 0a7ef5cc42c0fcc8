package org.bowsprit.environment;

import java.util.function.IntUnaryOperator;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.session.GameSession;

/**
 * Generates random numbers for screen effects. They depend only on the iteration, so a restored
 * state draws the same effects as the first time.
 */
final class DissolveRandom implements IntUnaryOperator {

  private final SeededRandom random = new SeededRandom(0);
  private GameSession session;
  private long tick = -1;

  void setSession(GameSession paintedSession) {
    session = paintedSession;
  }

  @Override
  public int applyAsInt(int bound) {
    if (session != null && session.ticks() != tick) {
      tick = session.ticks();
      random.restore(tick);
    }
    return random.next(bound - 1);
  }
}
