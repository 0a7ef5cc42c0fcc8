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
import org.bowsprit.integration.games.GameRun.Saved;
import org.bowsprit.vm.ScriptFault;

/**
 * Plays one game in one way from boot to end. Then plays it from each of three files saved during
 * the first run, from its recording, and after rewinding to the first file.
 */
final class RunComparison {

  private static final int SAVES = 3;
  private static final int MAX_DIFFERENCES = 5;

  private final RunParameters match;
  private final int iterations;
  private final StateHash stateHash = new StateHash();

  RunComparison(RunParameters match, int iterations) {
    this.match = match;
    this.iterations = iterations;
  }

  /**
   * Plays all runs.
   *
   * @param listener observes the first run
   * @return a hash of all pictures and the last state
   * @throws AssertionError if a loaded or replayed game differs from the first run, or if an error
   *     halts a game; the message contains the seed, the way, and either the iteration and the
   *     different values or the error
   */
  long run(SessionListener listener) {
    GameRun firstRun = GameRun.boot(match, listener);
    Set<Integer> saveIterations = saveIterations();
    List<Saved> files = new ArrayList<>();
    long[] pictures = new long[iterations];
    while (firstRun.iteration() < iterations) {
      if (saveIterations.contains(firstRun.iteration())) {
        files.add(firstRun.save());
      }
      pictures[firstRun.iteration()] = pictureAfter(firstRun);
    }
    GameState end = firstRun.session().snapshot();
    replay(JournalReader.read(firstRun.endRecording()), pictures, end);
    files.forEach(file -> continueLoaded(GameRun.load(match, file), file, pictures, end));
    Saved rewound = files.get(0);
    firstRun.rewind(rewound);
    continueLoaded(firstRun, rewound, pictures, end);
    long hash = stateHash.of(end);
    for (long picture : pictures) {
      hash = Fnv1a.with(hash, picture);
    }
    return hash;
  }

  private Set<Integer> saveIterations() {
    Random random = new Random(match.seed() * 31 + match.mode().toString().hashCode());
    Set<Integer> saveIterations = new TreeSet<>();
    while (saveIterations.size() < SAVES) {
      saveIterations.add(random.nextInt(iterations));
    }
    return saveIterations;
  }

  private long pictureAfter(GameRun play) {
    try {
      play.tick();
    } catch (RuntimeException broken) {
      throw new AssertionError(location(play) + ": " + broken, broken);
    }
    Optional<ScriptFault> fault = play.session().fault();
    if (fault.isPresent()) {
      throw new AssertionError(location(play) + ": " + fault.get().summary());
    }
    return play.pictureHash();
  }

  /** Replays a recording, which ends when a script loads a game. */
  private void replay(Journal journal, long[] pictures, GameState end) {
    FramePainter painter = new FramePainter(below -> 0);
    GameSession session = GameSession.prepare(match.setup(new ScriptStorage(), painter));
    JournalPlayer player = JournalPlayer.of(session, journal);
    boolean same = true;
    while (same && player.hasRemainingIterations()) {
      int iteration = (int) session.ticks();
      session.tick();
      same = GameRun.pictureHash(painter.frame()) == pictures[iteration];
    }
    boolean isComplete = journal.ticks() == iterations;
    if (!same
        || session.ticks() != journal.ticks()
        || player.drift().isPresent()
        || (isComplete && !isSame(session.snapshot(), end))) {
      throw new AssertionError(
          String.format(
              Locale.ROOT,
              "seed %d, %s, replay: differs before iteration %d, %s",
              match.seed(),
              match.mode(),
              session.ticks(),
              player.drift()));
    }
  }

  private boolean isSame(GameState first, GameState second) {
    return stateHash.of(first) == stateHash.of(second) && first.sound().equals(second.sound());
  }

  private void continueLoaded(GameRun loaded, Saved file, long[] pictures, GameState end) {
    boolean same = true;
    while (same && loaded.iteration() < iterations) {
      int iteration = loaded.iteration();
      same = pictureAfter(loaded) == pictures[iteration];
    }
    GameState last = loaded.session().snapshot();
    if (!same || !isSame(last, end)) {
      throw new AssertionError(firstDifference(file));
    }
  }

  /** Plays both runs again and compares them after every iteration. */
  private String firstDifference(Saved file) {
    GameRun firstRun = GameRun.boot(match, new SessionListener() {});
    while (firstRun.iteration() < file.iteration()) {
      firstRun.tick();
    }
    GameRun loaded = GameRun.load(match, file);
    String loadedAfter =
        String.format(Locale.ROOT, ", loaded after iteration %d", file.iteration());
    // The pictures are not compared here, because only the next iteration draws them.
    String difference = difference(firstRun, loaded, false);
    while (difference.isEmpty() && loaded.iteration() < iterations) {
      firstRun.tick();
      loaded.tick();
      difference = difference(firstRun, loaded, true);
    }
    return location(loaded)
        + loadedAfter
        + ": "
        + (difference.isEmpty() ? "no difference now" : difference);
  }

  private String difference(GameRun firstRun, GameRun loaded, boolean includesPicture) {
    GameState first = firstRun.session().snapshot();
    GameState second = loaded.session().snapshot();
    List<String> lines = new ArrayList<>(stateHash.differences(first, second, MAX_DIFFERENCES));
    if (!first.sound().equals(second.sound())) {
      lines.add("sound");
    }
    if (includesPicture && firstRun.pictureHash() != loaded.pictureHash()) {
      lines.add("picture");
    }
    return String.join("; ", lines);
  }

  private String location(GameRun play) {
    return String.format(
        Locale.ROOT, "seed %d, %s, iteration %d", match.seed(), match.mode(), play.iteration());
  }
}
