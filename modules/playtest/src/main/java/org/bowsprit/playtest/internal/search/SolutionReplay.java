package org.bowsprit.playtest.internal.search;

import java.util.List;
import java.util.Optional;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.internal.play.SessionDriver;

/**
 * Repeats a solution from another state, until it reaches the goal or a state from which the goal
 * was reached before.
 */
final class SolutionReplay {

  private final Explorer explorer;
  private final RoomConnections ways;
  private final WonStates wonStates;
  private final List<Node> solution;
  private Node current;

  /**
   * Prepares the repetition.
   *
   * @param solution the states of the solution
   */
  SolutionReplay(
      Explorer explorer, RoomConnections ways, WonStates wonStates, List<Node> solution) {
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
    current = start;
    return wonStates.contains(current) || repeat(next) || repeat(1)
        ? Optional.of(current)
        : Optional.empty();
  }

  private boolean repeat(int first) {
    for (int i = first; i < solution.size() && explorer.isTimeLeft(); i++) {
      Node step = solution.get(i);
      if (!step.actions().isEmpty()
          && step.actions().get(0).first() != 0
          && repeat(step, solution.get(i - 1).room())) {
        return true;
      }
    }
    return false;
  }

  /** Repeats an action in its room. Returns whether the goal can be reached afterwards. */
  private boolean repeat(Node step, int room) {
    Optional<Node> arrival = new Journey(explorer, ways, current).arriveIn(room);
    if (arrival.isEmpty()) {
      return false;
    }
    Explorer.Result result = explorer.repeat(arrival.get(), step.actions());
    if (result.hasWon() || result.end() == SessionDriver.End.FREE) {
      current = result.after();
    }
    return result.hasWon() || wonStates.contains(current);
  }
}
