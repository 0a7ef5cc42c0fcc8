package org.bowsprit.engine.journal;

import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.state.GameState;

/**
 * Plays one journal in two sessions, for example with two routers, and finds the first difference
 * of their worlds.
 */
public final class JournalComparison {

  private static final int MOST_DIFFERENCES = 12;

  private final JournalPlayer one;
  private final JournalPlayer other;
  private final StateHash hash = new StateHash();
  private final Optional<ScriptComparison> scripts;
  private Parting parting;

  /**
   * The first difference of two worlds.
   *
   * @param tick the first iteration after which they differ, from 0
   * @param room the current room of the first session
   * @param differences one line for each difference: name, value in the first, value in the second
   */
  public record Parting(long tick, int room, List<String> differences) {

    public Parting {
      differences = List.copyOf(differences);
    }
  }

  /**
   * Creates a comparison.
   *
   * @param one plays the journal
   * @param other plays the same journal in a session with another setup
   */
  public JournalComparison(JournalPlayer one, JournalPlayer other) {
    this(one, other, Optional.empty());
  }

  private JournalComparison(
      JournalPlayer one, JournalPlayer other, Optional<ScriptComparison> scripts) {
    this.one = one;
    this.other = other;
    this.scripts = scripts;
  }

  /**
   * Creates a comparison that also finds the first difference between the actions of the scripts.
   *
   * @param one plays the journal
   * @param oneTrace records the scripts of the first session
   * @param other plays the same journal in a session with another setup, or of another build of the
   *     game
   * @param otherTrace records the scripts of the second session
   * @param isSameGame whether both sessions play the same data; otherwise instructions are compared
   *     by their text, without offsets and targets of jumps
   */
  public static JournalComparison withScripts(
      JournalPlayer one,
      ScriptTrace oneTrace,
      JournalPlayer other,
      ScriptTrace otherTrace,
      boolean isSameGame) {
    return new JournalComparison(
        one, other, Optional.of(new ScriptComparison(oneTrace, otherTrace, isSameGame)));
  }

  /** Plays both sessions to the end of the journal. */
  public void play() {
    while (one.goesOn() || other.goesOn()) {
      long tick = Math.max(one.session().ticks(), other.session().ticks());
      if (one.goesOn()) {
        one.session().tick();
      }
      if (other.goesOn()) {
        other.session().tick();
      }
      if (parting == null) {
        compare();
      }
      scripts.ifPresent(both -> both.compare(tick));
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

  /** Returns the first difference between the worlds; empty if there is none. */
  public Optional<Parting> parting() {
    return Optional.ofNullable(parting);
  }

  /**
   * Returns the first difference between the actions of the scripts; empty if there is none, or if
   * scripts are not compared.
   */
  public Optional<ScriptParting> scriptParting() {
    return scripts.flatMap(ScriptComparison::parting);
  }
}
