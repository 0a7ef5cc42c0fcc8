package org.bowsprit.integration.games;

import java.util.Random;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.journal.StateHash;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.integration.games.GameRun.RunParameters;

/**
 * Compares a long session that is repeatedly saved and loaded into a new session with the same
 * session without saves.
 */
final class LongSession {

  private static final int MAX_ITERATIONS_BETWEEN_LOADS = 500;
  private static final int MAX_DIFFERENCES = 5;

  private final RunParameters match;
  private final int iterations;
  private final StateHash stateHash = new StateHash();

  LongSession(RunParameters match, int iterations) {
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
    GameRun unsaved = GameRun.boot(match, new SessionListener() {});
    GameRun loaded = GameRun.boot(match, new SessionListener() {});
    int loads = 0;
    int nextLoad = 1 + random.nextInt(MAX_ITERATIONS_BETWEEN_LOADS);
    while (unsaved.iteration() < iterations) {
      if (unsaved.iteration() == nextLoad) {
        loaded = GameRun.load(match, loaded.save());
        loads++;
        nextLoad += 1 + random.nextInt(MAX_ITERATIONS_BETWEEN_LOADS);
      }
      unsaved.tick();
      loaded.tick();
      unsaved.session().fault().ifPresent(fault -> fail(fault.summary()));
      if (unsaved.pictureHash() != loaded.pictureHash()) {
        fail("iteration " + unsaved.iteration() + ": " + differences(unsaved, loaded));
      }
    }
    String differences = differences(unsaved, loaded);
    if (!differences.isEmpty()) {
      fail("at the end: " + differences);
    }
    return loads;
  }

  private String differences(GameRun unsaved, GameRun loaded) {
    GameState first = unsaved.session().snapshot();
    GameState second = loaded.session().snapshot();
    String state = String.join("; ", stateHash.differences(first, second, MAX_DIFFERENCES));
    return first.sound().equals(second.sound()) ? state : state + "; sound";
  }

  private void fail(String reason) {
    throw new AssertionError("seed " + match.seed() + ", " + match.mode() + ", " + reason);
  }
}
