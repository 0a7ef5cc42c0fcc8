package org.bowsprit.environment;

import java.util.function.IntUnaryOperator;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.session.GameSession;

/**
 * Random numbers for screen effects that depend only on the iteration, so that a restored state
 * draws the same effects as the first time.
 */
final class DissolveRandom implements IntUnaryOperator {

  private final SeededRandom random = new SeededRandom(0);
  private GameSession session;
  private long tick = -1;

  void follow(GameSession painted) {
    session = painted;
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
