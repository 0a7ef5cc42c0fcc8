package org.bowsprit.integration.games;

import java.util.Random;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.journal.StateHash;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.integration.games.GameRun.RunParameters;

/**
 * Compares two long sessions of the same game. One of them is repeatedly saved, and continued in a
 * new session that loads the saved game.
 */
final class LongSessionComparison {

  private static final int MAX_ITERATIONS_BETWEEN_LOADS = 500;
  private static final int MAX_DIFFERENCES = 5;

  private final RunParameters parameters;
  private final int iterationCount;
  private final StateHash stateHash = new StateHash();

  LongSessionComparison(RunParameters parameters, int iterationCount) {
    this.parameters = parameters;
    this.iterationCount = iterationCount;
  }

  /**
   * Plays both sessions to the end.
   *
   * @return the number of loads
   * @throws AssertionError if a picture or the last state differs, or if a script fails; the
   *     message contains the seed, the routing mode and the iteration
   */
  int run() {
    Random random = new Random(parameters.seed());
    GameRun unsaved = GameRun.boot(parameters, new SessionListener() {});
    GameRun loaded = GameRun.boot(parameters, new SessionListener() {});
    int loadCount = 0;
    int nextLoadIteration = 1 + random.nextInt(MAX_ITERATIONS_BETWEEN_LOADS);
    while (unsaved.iteration() < iterationCount) {
      if (unsaved.iteration() == nextLoadIteration) {
        loaded = GameRun.load(parameters, loaded.save());
        loadCount++;
        nextLoadIteration += 1 + random.nextInt(MAX_ITERATIONS_BETWEEN_LOADS);
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
    return loadCount;
  }

  private String differences(GameRun unsaved, GameRun loaded) {
    GameState unsavedState = unsaved.session().snapshot();
    GameState loadedState = loaded.session().snapshot();
    String state =
        String.join("; ", stateHash.differences(unsavedState, loadedState, MAX_DIFFERENCES));
    return unsavedState.sound().equals(loadedState.sound()) ? state : state + "; sound";
  }

  private void fail(String reason) {
    throw new AssertionError(
        "seed " + parameters.seed() + ", " + parameters.mode() + ", " + reason);
  }
}
