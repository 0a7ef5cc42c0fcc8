package org.bowsprit.engine.journal;

import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.state.GameState;

/**
 * Plays one journal in two sessions, for example with two routers, and finds the first difference
 * of their worlds.
 */
public final class JournalComparison {

  private static final int MAX_DIFFERENCES = 12;

  private final JournalPlayer firstPlayer;
  private final JournalPlayer secondPlayer;
  private final StateHash hash = new StateHash();
  private final Optional<ScriptComparison> scripts;
  private Divergence divergence;

  /**
   * The first difference of two worlds.
   *
   * @param tick the first iteration after which they differ, from 0
   * @param room the current room of the first session
   * @param differences one line for each difference: name, value in the first, value in the second
   */
  public record Divergence(long tick, int room, List<String> differences) {

    public Divergence {
      differences = List.copyOf(differences);
    }
  }

  /**
   * Creates a comparison.
   *
   * @param firstPlayer plays the journal
   * @param secondPlayer plays the same journal in a session with another setup
   */
  public JournalComparison(JournalPlayer firstPlayer, JournalPlayer secondPlayer) {
    this(firstPlayer, secondPlayer, Optional.empty());
  }

  private JournalComparison(
      JournalPlayer firstPlayer, JournalPlayer secondPlayer, Optional<ScriptComparison> scripts) {
    this.firstPlayer = firstPlayer;
    this.secondPlayer = secondPlayer;
    this.scripts = scripts;
  }

  /**
   * Creates a comparison that also finds the first difference between the actions of the scripts.
   *
   * @param firstPlayer plays the journal
   * @param firstTrace records the scripts of the first session
   * @param secondPlayer plays the same journal in a session with another setup, or of another build
   *     of the game
   * @param secondTrace records the scripts of the second session
   * @param isSameGame whether both sessions play the same data; otherwise instructions are compared
   *     by their text, without offsets and targets of jumps
   */
  public static JournalComparison withScripts(
      JournalPlayer firstPlayer,
      ScriptTrace firstTrace,
      JournalPlayer secondPlayer,
      ScriptTrace secondTrace,
      boolean isSameGame) {
    return new JournalComparison(
        firstPlayer,
        secondPlayer,
        Optional.of(new ScriptComparison(firstTrace, secondTrace, isSameGame)));
  }

  /** Plays both sessions to the end of the journal. */
  public void play() {
    while (firstPlayer.hasRemainingIterations() || secondPlayer.hasRemainingIterations()) {
      long tick = Math.max(firstPlayer.session().ticks(), secondPlayer.session().ticks());
      if (firstPlayer.hasRemainingIterations()) {
        firstPlayer.session().tick();
      }
      if (secondPlayer.hasRemainingIterations()) {
        secondPlayer.session().tick();
      }
      if (divergence == null) {
        compare();
      }
      scripts.ifPresent(comparison -> comparison.compare(tick));
    }
  }

  private void compare() {
    GameState first = firstPlayer.session().snapshot();
    GameState second = secondPlayer.session().snapshot();
    boolean isEqual =
        first.machine().equals(second.machine())
            && first.world().equals(second.world())
            && first.session().equals(second.session());
    if (!isEqual) {
      divergence =
          new Divergence(
              firstPlayer.session().ticks() - 1,
              first.world().room().number(),
              hash.differences(first, second, MAX_DIFFERENCES));
    }
  }

  /** Returns the first difference between the worlds; empty if there is none. */
  public Optional<Divergence> divergence() {
    return Optional.ofNullable(divergence);
  }

  /**
   * Returns the first difference between the actions of the scripts; empty if there is none, or if
   * scripts are not compared.
   */
  public Optional<ScriptDivergence> scriptDivergence() {
    return scripts.flatMap(ScriptComparison::divergence);
  }
}
