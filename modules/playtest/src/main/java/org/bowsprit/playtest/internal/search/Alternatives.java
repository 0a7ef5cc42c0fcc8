package org.bowsprit.playtest.internal.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.play.Action;

/**
 * Finds other uses of the objects that a solution uses. Tries them right before each use in the
 * solution, and as soon as the player has an object that is used later.
 */
final class Alternatives {

  private final Explorer explorer;
  private final Ways ways;
  private final List<Node> solution;
  private final Set<Long> known = new HashSet<>();

  /**
   * Prepares the search.
   *
   * @param solution the states of the solution
   */
  Alternatives(Explorer explorer, Ways ways, List<Node> solution) {
    this.explorer = explorer;
    this.ways = ways;
    this.solution = solution;
    solution.forEach(node -> known.add(node.exact()));
  }

  /**
   * Returns the new results of using the objects of a step of the solution right before the step.
   */
  List<Explorer.Result> before(int step) {
    return of(solution.get(step - 1), used(solution.get(step - 1), solution.get(step)));
  }

  /**
   * Returns the new results of using the objects that a step of the solution brings, right after
   * the step.
   */
  List<Explorer.Result> after(int step) {
    return of(solution.get(step), gained(step));
  }

  /** Returns the new results of every use of some carried objects, in all reachable rooms. */
  private List<Explorer.Result> of(Node from, Set<Integer> things) {
    List<Explorer.Result> results = new ArrayList<>();
    List<Node> places =
        things.isEmpty() ? List.of() : new Journey(explorer, ways, from).everywhere();
    for (int thing : things) {
      for (Node at : places) {
        List<Integer> others = explorer.others(at);
        Deque<Action> actions = new ArrayDeque<>();
        Talks talks = new Talks(false);
        explorer.labels().keySet().forEach(verb -> actions.add(new Action(verb, thing, 0)));
        while (!actions.isEmpty() && explorer.isTimeLeft()) {
          Action action = actions.remove();
          Explorer.Result result = explorer.attempt(at, action, talks);
          if (result.hasMoreToSay()) {
            actions.addFirst(action);
          }
          if (result.half()) {
            actions.addAll(explorer.pairs(action, others));
          } else if (result.after() != null && known.add(result.after().exact())) {
            results.add(result);
          }
        }
      }
    }
    return results;
  }

  /** Returns the carried objects that an action of the solution names or uses up. */
  private Set<Integer> used(Node before, Node after) {
    Set<Integer> then = carried(after);
    Set<Integer> used = carried(before);
    used.removeIf(thing -> then.contains(thing) && !names(after, thing));
    return used;
  }

  /** Returns the objects that the player gets by a step and that a later step names. */
  private Set<Integer> gained(int step) {
    List<Node> later = solution.subList(step + 1, solution.size());
    Set<Integer> gained = carried(solution.get(step));
    gained.removeAll(carried(solution.get(step - 1)));
    gained.removeIf(thing -> later.stream().noneMatch(node -> names(node, thing)));
    return gained;
  }

  private Set<Integer> carried(Node at) {
    explorer.visit(at);
    return new LinkedHashSet<>(explorer.targets().carried());
  }

  private static boolean names(Node node, int thing) {
    return node.actions().stream().anyMatch(action -> action.involves(thing));
  }
}
