package org.bowsprit.engine.journal;

import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.state.GameState;

/** Plays one journal in two sessions, as with two routers, and finds where their worlds part. */
public final class JournalComparison {

  private static final int MOST_DIFFERENCES = 12;

  private final JournalPlayer one;
  private final JournalPlayer other;
  private final StateHash hash = new StateHash();
  private Parting parting;

  /**
   * Where two worlds part.
   *
   * @param tick the iteration after which they differ first, from 0
   * @param room the room the first is in
   * @param differences what differs, a line each: name, value in the one, value in the other
   */
  public record Parting(long tick, int room, List<String> differences) {

    public Parting {
      differences = List.copyOf(differences);
    }
  }

  /**
   * Prepares a comparison.
   *
   * @param one plays the journal
   * @param other plays the same journal in a session that is made otherwise
   */
  public JournalComparison(JournalPlayer one, JournalPlayer other) {
    this.one = one;
    this.other = other;
  }

  /** Plays both to the end of the journal. */
  public void play() {
    while (one.goesOn() || other.goesOn()) {
      if (one.goesOn()) {
        one.session().tick();
      }
      if (other.goesOn()) {
        other.session().tick();
      }
      if (parting == null) {
        compare();
      }
    }
  }

  private void compare() {
    GameState first = one.session().snapshot();
    GameState second = other.session().snapshot();
    boolean same =
        first.machine().equals(second.machine())
            && first.world().equals(second.world())
            && first.session().equals(second.session());
    if (!same) {
      parting =
          new Parting(
              one.session().ticks() - 1,
              first.world().room().number(),
              hash.differences(first, second, MOST_DIFFERENCES));
    }
  }

  /** Returns where the worlds parted; empty if they never did. */
  public Optional<Parting> parting() {
    return Optional.ofNullable(parting);
  }
}
