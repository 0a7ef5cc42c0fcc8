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
  private final RoomConnections connections;
  private final List<Node> solution;
  private final Set<Long> knownStates = new HashSet<>();

  /**
   * Prepares the search.
   *
   * @param solution the states of the solution
   */
  Alternatives(Explorer explorer, RoomConnections connections, List<Node> solution) {
    this.explorer = explorer;
    this.connections = connections;
    this.solution = solution;
    solution.forEach(node -> knownStates.add(node.exactFactsHash()));
  }

  /**
   * Returns the new results of using the objects of a step of the solution right before the step.
   */
  List<Explorer.Result> usesBefore(int step) {
    return usesOf(solution.get(step - 1), usedObjects(solution.get(step - 1), solution.get(step)));
  }

  /**
   * Returns the new results of using the objects that the player gets by a step of the solution,
   * right after the step.
   */
  List<Explorer.Result> usesAfter(int step) {
    return usesOf(solution.get(step), gainedObjects(step));
  }

  /** Returns the new results of every use of some carried objects, in all reachable rooms. */
  private List<Explorer.Result> usesOf(Node from, Set<Integer> objects) {
    List<Explorer.Result> results = new ArrayList<>();
    List<Node> reachableNodes =
        objects.isEmpty() ? List.of() : new Journey(explorer, connections, from).reachableNodes();
    for (int object : objects) {
      for (Node node : reachableNodes) {
        List<Integer> otherObjects = explorer.possibleSecondObjects(node);
        Deque<Action> actions = new ArrayDeque<>();
        Conversations conversations = new Conversations(false);
        explorer.verbLabels().keySet().forEach(verb -> actions.add(new Action(verb, object, 0)));
        while (!actions.isEmpty() && explorer.isTimeLeft()) {
          Action action = actions.remove();
          Explorer.Result result = explorer.attempt(node, action, conversations);
          if (result.hasUnchosenLines()) {
            actions.addFirst(action);
          }
          if (result.needsSecondObject()) {
            actions.addAll(explorer.withSecondObjects(action, otherObjects));
          } else if (result.after() != null && knownStates.add(result.after().exactFactsHash())) {
            results.add(result);
          }
        }
      }
    }
    return results;
  }

  /** Returns the carried objects that an action of the solution names or uses up. */
  private Set<Integer> usedObjects(Node before, Node after) {
    Set<Integer> carriedAfter = carriedObjects(after);
    Set<Integer> usedObjects = carriedObjects(before);
    usedObjects.removeIf(object -> carriedAfter.contains(object) && !involves(after, object));
    return usedObjects;
  }

  /** Returns the objects that the player gets by a step and that a later step names. */
  private Set<Integer> gainedObjects(int step) {
    List<Node> laterNodes = solution.subList(step + 1, solution.size());
    Set<Integer> gainedObjects = carriedObjects(solution.get(step));
    gainedObjects.removeAll(carriedObjects(solution.get(step - 1)));
    gainedObjects.removeIf(object -> laterNodes.stream().noneMatch(node -> involves(node, object)));
    return gainedObjects;
  }

  private Set<Integer> carriedObjects(Node node) {
    explorer.visit(node);
    return new LinkedHashSet<>(explorer.targets().carriedObjects());
  }

  private static boolean involves(Node node, int object) {
    return node.actions().stream().anyMatch(action -> action.involves(object));
  }
}
