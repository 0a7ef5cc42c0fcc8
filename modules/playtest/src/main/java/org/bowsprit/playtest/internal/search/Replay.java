package org.bowsprit.playtest.internal.search;

import java.util.List;
import java.util.Optional;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.internal.play.SessionDriver;

/**
 * Repeats a solution from another state, until it reaches the goal or a state from which the goal
 * was reached before.
 */
final class Replay {

  private final Explorer explorer;
  private final Ways ways;
  private final WonStates wonStates;
  private final List<Node> solution;
  private Node at;

  /**
   * Prepares the repetition.
   *
   * @param solution the states of the solution
   */
  Replay(Explorer explorer, Ways ways, WonStates wonStates, List<Node> solution) {
    this.explorer = explorer;
    this.ways = ways;
    this.wonStates = wonStates;
    this.solution = solution;
  }

  /**
   * Repeats the rest of the solution, and then all of it. Actions that are not possible are left
   * out.
   *
   * @param next the number of the first action of the rest
   * @return the last state if the goal can be reached from there
   */
  Optional<Node> from(Node start, int next) {
    at = start;
    return wonStates.contains(at) || repeated(next) || repeated(1)
        ? Optional.of(at)
        : Optional.empty();
  }

  private boolean repeated(int first) {
    for (int i = first; i < solution.size() && explorer.isTimeLeft(); i++) {
      Node step = solution.get(i);
      if (!step.actions().isEmpty()
          && step.actions().get(0).first() != 0
          && repeated(step, solution.get(i - 1).room())) {
        return true;
      }
    }
    return false;
  }

  /** Repeats an action in its room. Returns whether the goal can be reached afterwards. */
  private boolean repeated(Node step, int room) {
    Optional<Node> there = new Journey(explorer, ways, at).to(room);
    if (there.isEmpty()) {
      return false;
    }
    Explorer.Result result = explorer.again(there.get(), step.actions());
    if (result.hasWon() || result.end() == SessionDriver.End.FREE) {
      at = result.after();
    }
    return result.hasWon() || wonStates.contains(at);
  }
}
