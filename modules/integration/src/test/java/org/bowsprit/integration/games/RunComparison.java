package org.bowsprit.integration.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.journal.Fnv1a;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.journal.JournalReader;
import org.bowsprit.engine.journal.StateHash;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.integration.games.GameRun.RunParameters;
import org.bowsprit.integration.games.GameRun.SavedRun;
import org.bowsprit.vm.ScriptFault;

/**
 * Compares runs of one game in one routing mode. The first run goes from the boot to the end, and
 * is saved three times. Each of the three saved games is loaded and continued. The recording of the
 * first run is replayed. Finally, the first run is rewound to its first saved state and continued.
 */
final class RunComparison {

  private static final int SAVE_COUNT = 3;
  private static final int MAX_DIFFERENCES = 5;

  private final RunParameters parameters;
  private final int iterationCount;
  private final StateHash stateHash = new StateHash();

  RunComparison(RunParameters parameters, int iterationCount) {
    this.parameters = parameters;
    this.iterationCount = iterationCount;
  }

  /**
   * Plays all runs.
   *
   * @param listener observes the first run
   * @return a hash of all pictures and the last state
   * @throws AssertionError if a loaded or replayed game differs from the first run, or if an error
   *     halts a game; the message contains the seed, the routing mode, and either the iteration and
   *     the different values or the error
   */
  long run(SessionListener listener) {
    GameRun firstRun = GameRun.boot(parameters, listener);
    Set<Integer> saveIterations = saveIterations();
    List<SavedRun> savedRuns = new ArrayList<>();
    long[] pictureHashes = new long[iterationCount];
    while (firstRun.iteration() < iterationCount) {
      if (saveIterations.contains(firstRun.iteration())) {
        savedRuns.add(firstRun.save());
      }
      pictureHashes[firstRun.iteration()] = playIteration(firstRun);
    }
    GameState finalState = firstRun.session().snapshot();
    assertReplayIsEqual(JournalReader.read(firstRun.endRecording()), pictureHashes, finalState);
    savedRuns.forEach(
        savedRun ->
            assertLoadedRunIsEqual(
                GameRun.load(parameters, savedRun), savedRun, pictureHashes, finalState));
    SavedRun firstSavedRun = savedRuns.get(0);
    firstRun.rewind(firstSavedRun);
    assertLoadedRunIsEqual(firstRun, firstSavedRun, pictureHashes, finalState);
    long hash = stateHash.of(finalState);
    for (long pictureHash : pictureHashes) {
      hash = Fnv1a.with(hash, pictureHash);
    }
    return hash;
  }

  private Set<Integer> saveIterations() {
    Random random = new Random(parameters.seed() * 31 + parameters.mode().toString().hashCode());
    Set<Integer> saveIterations = new TreeSet<>();
    while (saveIterations.size() < SAVE_COUNT) {
      saveIterations.add(random.nextInt(iterationCount));
    }
    return saveIterations;
  }

  private long playIteration(GameRun run) {
    try {
      run.tick();
    } catch (RuntimeException e) {
      throw new AssertionError(location(run) + ": " + e, e);
    }
    Optional<ScriptFault> fault = run.session().fault();
    if (fault.isPresent()) {
      throw new AssertionError(location(run) + ": " + fault.get().summary());
    }
    return run.pictureHash();
  }

  /** Replays a recording, which ends when a script loads a game. */
  private void assertReplayIsEqual(Journal journal, long[] pictureHashes, GameState finalState) {
    FramePainter painter = new FramePainter(bound -> 0);
    GameSession session = GameSession.prepare(parameters.setup(new StoringHost(), painter));
    JournalPlayer player = JournalPlayer.of(session, journal);
    boolean isEqual = true;
    while (isEqual && player.hasRemainingIterations()) {
      int iteration = (int) session.ticks();
      session.tick();
      isEqual = GameRun.pictureHash(painter.frame()) == pictureHashes[iteration];
    }
    boolean isComplete = journal.ticks() == iterationCount;
    if (!isEqual
        || session.ticks() != journal.ticks()
        || player.drift().isPresent()
        || (isComplete && !areEqual(session.snapshot(), finalState))) {
      throw new AssertionError(
          String.format(
              Locale.ROOT,
              "seed %d, %s, replay: differs before iteration %d, %s",
              parameters.seed(),
              parameters.mode(),
              session.ticks(),
              player.drift()));
    }
  }

  private boolean areEqual(GameState first, GameState second) {
    return stateHash.of(first) == stateHash.of(second) && first.sound().equals(second.sound());
  }

  private void assertLoadedRunIsEqual(
      GameRun loaded, SavedRun savedRun, long[] pictureHashes, GameState finalState) {
    boolean isEqual = true;
    while (isEqual && loaded.iteration() < iterationCount) {
      int iteration = loaded.iteration();
      isEqual = playIteration(loaded) == pictureHashes[iteration];
    }
    GameState lastState = loaded.session().snapshot();
    if (!isEqual || !areEqual(lastState, finalState)) {
      throw new AssertionError(firstDifference(savedRun));
    }
  }

  /** Plays the first run and the loaded run again, and returns where they differ first. */
  private String firstDifference(SavedRun savedRun) {
    GameRun firstRun = GameRun.boot(parameters, new SessionListener() {});
    while (firstRun.iteration() < savedRun.iteration()) {
      firstRun.tick();
    }
    GameRun loaded = GameRun.load(parameters, savedRun);
    String loadDescription =
        String.format(Locale.ROOT, ", loaded after iteration %d", savedRun.iteration());
    // The pictures are not compared here, because only the next iteration draws them.
    String difference = difference(firstRun, loaded, false);
    while (difference.isEmpty() && loaded.iteration() < iterationCount) {
      firstRun.tick();
      loaded.tick();
      difference = difference(firstRun, loaded, true);
    }
    return location(loaded)
        + loadDescription
        + ": "
        + (difference.isEmpty()
            ? "there was no difference when both were played again"
            : difference);
  }

  private String difference(GameRun firstRun, GameRun loaded, boolean includesPicture) {
    GameState first = firstRun.session().snapshot();
    GameState second = loaded.session().snapshot();
    List<String> differences =
        new ArrayList<>(stateHash.differences(first, second, MAX_DIFFERENCES));
    if (!first.sound().equals(second.sound())) {
      differences.add("sound");
    }
    if (includesPicture && firstRun.pictureHash() != loaded.pictureHash()) {
      differences.add("picture");
    }
    return String.join("; ", differences);
  }

  private String location(GameRun run) {
    return String.format(
        Locale.ROOT,
        "seed %d, %s, iteration %d",
        parameters.seed(),
        parameters.mode(),
        run.iteration());
  }
}
