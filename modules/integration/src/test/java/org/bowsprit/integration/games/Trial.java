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
import org.bowsprit.integration.games.Play.Match;
import org.bowsprit.integration.games.Play.Saved;
import org.bowsprit.vm.ScriptFault;

/**
 * Plays one game in one way from boot to end. Then plays it from each of three files saved during
 * the first run, from its recording, and after rewinding to the first file.
 */
final class Trial {

  private static final int MOMENTS = 3;
  private static final int MOST_DIFFERENCES = 5;

  private final Match match;
  private final int iterations;
  private final StateHash stateHash = new StateHash();

  Trial(Match match, int iterations) {
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
    Play unbroken = Play.boot(match, listener);
    Set<Integer> moments = moments();
    List<Saved> files = new ArrayList<>();
    long[] pictures = new long[iterations];
    while (unbroken.iteration() < iterations) {
      if (moments.contains(unbroken.iteration())) {
        files.add(unbroken.save());
      }
      pictures[unbroken.iteration()] = pictureAfter(unbroken);
    }
    GameState end = unbroken.session().snapshot();
    playAgain(JournalReader.read(unbroken.endRecording()), pictures, end);
    files.forEach(file -> goOn(Play.load(match, file), file, pictures, end));
    Saved rewound = files.get(0);
    unbroken.rewind(rewound);
    goOn(unbroken, rewound, pictures, end);
    long hash = stateHash.of(end);
    for (long picture : pictures) {
      hash = Fnv1a.with(hash, picture);
    }
    return hash;
  }

  private Set<Integer> moments() {
    Random random = new Random(match.seed() * 31 + match.way().toString().hashCode());
    Set<Integer> moments = new TreeSet<>();
    while (moments.size() < MOMENTS) {
      moments.add(random.nextInt(iterations));
    }
    return moments;
  }

  private long pictureAfter(Play play) {
    try {
      play.tick();
    } catch (RuntimeException broken) {
      throw new AssertionError(at(play) + ": " + broken, broken);
    }
    Optional<ScriptFault> fault = play.session().fault();
    if (fault.isPresent()) {
      throw new AssertionError(at(play) + ": " + fault.get().summary());
    }
    return play.picture();
  }

  /** Replays a recording, which ends when a script loads a game. */
  private void playAgain(Journal journal, long[] pictures, GameState end) {
    FramePainter painter = new FramePainter(below -> 0);
    GameSession session = GameSession.prepare(match.setup(new Shelf(), painter));
    JournalPlayer player = JournalPlayer.of(session, journal);
    boolean same = true;
    while (same && player.goesOn()) {
      int iteration = (int) session.ticks();
      session.tick();
      same = Play.picture(painter.frame()) == pictures[iteration];
    }
    boolean toTheEnd = journal.ticks() == iterations;
    if (!same
        || session.ticks() != journal.ticks()
        || player.drift().isPresent()
        || (toTheEnd && !isSame(session.snapshot(), end))) {
      throw new AssertionError(
          String.format(
              Locale.ROOT,
              "seed %d, %s, recorded: parts before iteration %d, %s",
              match.seed(),
              match.way(),
              session.ticks(),
              player.drift()));
    }
  }

  private boolean isSame(GameState first, GameState second) {
    return stateHash.of(first) == stateHash.of(second) && first.sound().equals(second.sound());
  }

  private void goOn(Play loaded, Saved file, long[] pictures, GameState end) {
    boolean same = true;
    while (same && loaded.iteration() < iterations) {
      int iteration = loaded.iteration();
      same = pictureAfter(loaded) == pictures[iteration];
    }
    GameState other = loaded.session().snapshot();
    if (!same || !isSame(other, end)) {
      throw new AssertionError(firstDifference(file));
    }
  }

  /** Plays both runs again and compares them after every iteration. */
  private String firstDifference(Saved file) {
    Play unbroken = Play.boot(match, new SessionListener() {});
    while (unbroken.iteration() < file.iteration()) {
      unbroken.tick();
    }
    Play loaded = Play.load(match, file);
    String when = String.format(Locale.ROOT, ", loaded after iteration %d", file.iteration());
    // The pictures are not compared here, because only the next iteration draws them.
    String difference = difference(unbroken, loaded, false);
    while (difference.isEmpty() && loaded.iteration() < iterations) {
      unbroken.tick();
      loaded.tick();
      difference = difference(unbroken, loaded, true);
    }
    return at(loaded) + when + ": " + (difference.isEmpty() ? "no difference now" : difference);
  }

  private String difference(Play one, Play other, boolean shown) {
    GameState first = one.session().snapshot();
    GameState second = other.session().snapshot();
    List<String> lines = new ArrayList<>(stateHash.differences(first, second, MOST_DIFFERENCES));
    if (!first.sound().equals(second.sound())) {
      lines.add("sound");
    }
    if (shown && one.picture() != other.picture()) {
      lines.add("picture");
    }
    return String.join("; ", lines);
  }

  private String at(Play play) {
    return String.format(
        Locale.ROOT, "seed %d, %s, iteration %d", match.seed(), match.way(), play.iteration());
  }
}
