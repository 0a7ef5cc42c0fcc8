package org.bowsprit.integration.games;

import java.util.Random;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.journal.StateHash;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.integration.games.Play.Match;

/**
 * Compares a long session that is repeatedly saved and loaded into a new session with the same
 * session without saves.
 */
final class LongSession {

  private static final int MOST_BETWEEN_LOADS = 500;
  private static final int MOST_DIFFERENCES = 5;

  private final Match match;
  private final int iterations;
  private final StateHash stateHash = new StateHash();

  LongSession(Match match, int iterations) {
    this.match = match;
    this.iterations = iterations;
  }

  /**
   * Plays both sessions to the end.
   *
   * @return the number of loads
   * @throws AssertionError if a picture or the last state differs or a script fails; the message
   *     contains seed, way and iteration
   */
  int run() {
    Random random = new Random(match.seed());
    Play unbroken = Play.boot(match, new SessionListener() {});
    Play loaded = Play.boot(match, new SessionListener() {});
    int loads = 0;
    int next = 1 + random.nextInt(MOST_BETWEEN_LOADS);
    while (unbroken.iteration() < iterations) {
      if (unbroken.iteration() == next) {
        loaded = Play.load(match, loaded.save());
        loads++;
        next += 1 + random.nextInt(MOST_BETWEEN_LOADS);
      }
      unbroken.tick();
      loaded.tick();
      unbroken.session().fault().ifPresent(fault -> fail(fault.summary()));
      if (unbroken.picture() != loaded.picture()) {
        fail("iteration " + unbroken.iteration() + ": " + differences(unbroken, loaded));
      }
    }
    String differences = differences(unbroken, loaded);
    if (!differences.isEmpty()) {
      fail("at the end: " + differences);
    }
    return loads;
  }

  private String differences(Play one, Play other) {
    GameState first = one.session().snapshot();
    GameState second = other.session().snapshot();
    String state = String.join("; ", stateHash.differences(first, second, MOST_DIFFERENCES));
    return first.sound().equals(second.sound()) ? state : state + "; sound";
  }

  private void fail(String reason) {
    throw new AssertionError("seed " + match.seed() + ", " + match.way() + ", " + reason);
  }
}
