package org.bowsprit.playtest.internal.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.internal.play.SessionDriver;
import org.bowsprit.playtest.play.Action;

/**
 * Searches for a way to win, and for actions after which the game can no longer be won.
 *
 * <p>A tour that ends without the goal has tried everything from its last state, so that state is
 * certainly a dead end. The action that caused it is found by undoing the actions one by one. When
 * a way to win is known, deviations from it are tried: other uses of the objects that its actions
 * use, and ways to other rooms. After each deviation, the rest of the way is played.
 */
public final class Winnable {

  private final Explorer explorer;
  private final Consumer<Node> rooms;
  private final Consumer<String> silences;
  private final Ways ways = new Ways();
  private final Map<String, DeadEnd> deadEnds = new LinkedHashMap<>();
  private final Set<String> undecided = new LinkedHashSet<>();
  private Node won;
  private Node stuck;
  private Node last;
  private boolean exhausted;
  private int deviations;
  private int deviationsLeft;

  /**
   * A state from which the game cannot be won.
   *
   * @param at the state right after the action that makes winning impossible
   * @param stuck whether the player cannot act any more
   */
  public record DeadEnd(Node at, boolean stuck) {}

  /**
   * Prepares the search.
   *
   * @param rooms receives each state in which actions are tried in a room
   * @param silences receives the sentences without effect, in words
   */
  public Winnable(Explorer explorer, Consumer<Node> rooms, Consumer<String> silences) {
    this.explorer = explorer;
    this.rooms = rooms;
    this.silences = silences;
  }

  /** Returns the state in which the game was won. */
  public Optional<Node> won() {
    return Optional.ofNullable(won);
  }

  /** Returns a state in which everything was tried, or the state when the limits were reached. */
  public Node last() {
    return last;
  }

  /** Returns whether the search ended because everything was tried. */
  public boolean isExhausted() {
    return exhausted;
  }

  /**
   * Returns the states from which the game cannot be won, each reached by the action right before
   * it.
   */
  public List<DeadEnd> deadEnds() {
    return List.copyOf(deadEnds.values());
  }

  /** Returns a state in which the player cannot act any more, if the search found one. */
  public Optional<Node> stuck() {
    return Optional.ofNullable(stuck);
  }

  /** Returns, in words, the actions after which it is unknown whether the game can be won. */
  public Set<String> undecided() {
    return undecided;
  }

  /** Returns the number of deviations that were tried. */
  public int deviations() {
    return deviations;
  }

  /** Returns the number of deviations that were not tried because the limits were reached. */
  public int deviationsLeft() {
    return deviationsLeft;
  }

  /** Returns a state in which the game is won, without looking for dead ends. */
  public Optional<Node> firstWay(Node start) {
    Tour.Outcome first = tour(start, Set.of());
    settle(first);
    if (won == null && first.end() != Tour.End.BROKEN_OFF) {
      takeBack(first.last());
    }
    return won();
  }

  /**
   * Runs the search.
   *
   * @param start the state to start from
   * @param isGoalGiven whether there is a goal
   */
  public void search(Node start, boolean isGoalGiven) {
    Tour.Outcome first = tour(start, Set.of());
    settle(first);
    if (!isGoalGiven) {
      return;
    }
    List<Tour.Outcome> tours = new ArrayList<>(List.of(first));
    if (won == null && first.end() != Tour.End.BROKEN_OFF) {
      takeBack(first.last()).ifPresent(tours::add);
    }
    if (won != null) {
      deviate(exits(tours));
      tryTheRest();
    }
  }

  /**
   * Returns the exits to other rooms that were found from winnable states. A lost state gives no
   * information about them.
   */
  private Map<Action, Node> exits(List<Tour.Outcome> tours) {
    Set<Node> onTheWay = Collections.newSetFromMap(new IdentityHashMap<>());
    onTheWay.addAll(won.path());
    Map<Action, Node> exits = new LinkedHashMap<>();
    for (Tour.Outcome tour : tours) {
      tour.exits()
          .forEach(
              (action, node) -> {
                if (onTheWay.contains(node)) {
                  exits.putIfAbsent(action, node);
                }
              });
    }
    return exits;
  }

  /** Continues from the state right before the game is won, to try the remaining actions. */
  private void tryTheRest() {
    Node before = won.before();
    Tour.Outcome rest = tour(before, Set.of(won.actions().get(0)));
    last = rest.last();
    exhausted = rest.end() == Tour.End.EXHAUSTED || rest.end() == Tour.End.WON;
  }

  private void settle(Tour.Outcome outcome) {
    last = outcome.last();
    exhausted = outcome.end() == Tour.End.EXHAUSTED || outcome.end() == Tour.End.WON;
    if (outcome.end() == Tour.End.WON) {
      won = outcome.last();
    } else if (outcome.end() == Tour.End.STUCK) {
      stuck = outcome.last();
    }
  }

  private Tour.Outcome tour(Node from, Set<Action> banned) {
    return new Tour(explorer, ways, banned, rooms, this::result).from(from);
  }

  private void result(Explorer.Result result) {
    if (result.silent()) {
      silences.accept(explorer.lastWords());
    }
  }

  /**
   * Undoes actions from a lost state, one by one, until the game can be won without the last undone
   * action. Returns the tour that won it.
   */
  private Optional<Tour.Outcome> takeBack(Node lost) {
    List<Node> path = lost.path();
    for (int i = path.size() - 1; i > 0; i--) {
      Node after = path.get(i);
      Node before = path.get(i - 1);
      boolean isLasting = after.facts() != before.facts() || after.equals(stuck);
      if (after.actions().isEmpty() || !isLasting) {
        continue;
      }
      Tour.Outcome other = without(after.actions().get(0), before);
      if (other.end() == Tour.End.WON) {
        won = other.last();
        exhausted = true;
        addDeadEnd(after, after.equals(stuck));
        return Optional.of(other);
      } else if (other.end() == Tour.End.BROKEN_OFF) {
        exhausted = false;
        break;
      }
    }
    return Optional.empty();
  }

  /**
   * Plays without an action, and without other actions that would leave the player stuck. Those are
   * dead ends.
   */
  private Tour.Outcome without(Action action, Node from) {
    Set<Action> banned = new HashSet<>(Set.of(action));
    List<Node> traps = new ArrayList<>();
    Tour.Outcome tour = tour(from, banned);
    while (tour.end() == Tour.End.STUCK && banned.add(tour.last().actions().get(0))) {
      traps.add(tour.last());
      tour = tour(from, banned);
    }
    if (tour.end() == Tour.End.WON) {
      traps.forEach(each -> addDeadEnd(each, true));
    }
    return tour;
  }

  private void addDeadEnd(Node at, boolean isStuck) {
    deadEnds.putIfAbsent(at.said(), new DeadEnd(at, isStuck));
  }

  /**
   * Tries other uses of the objects that the solution uses: right before each use, and as soon as
   * the player has an object that is used later.
   */
  private void deviate(Map<Action, Node> exits) {
    List<Node> path = won.path();
    Set<Long> known = new HashSet<>();
    path.forEach(node -> known.add(node.facts()));
    List<Node> others = new ArrayList<>();
    for (int i = 1; i < path.size(); i++) {
      Node before = path.get(i - 1);
      Node after = path.get(i);
      if (after.facts() != before.facts()) {
        others.addAll(alternatives(before, used(before, after), known));
        others.addAll(
            alternatives(after, gained(before, after, path.subList(i + 1, path.size())), known));
      }
    }
    exits.forEach((action, node) -> attempted(node, action).ifPresent(others::add));
    for (Node other : others) {
      if (!explorer.isTimeLeft()) {
        deviationsLeft++;
        undecided.add(other.said());
        continue;
      }
      follow(other, path);
    }
  }

  private Optional<Node> attempted(Node node, Action action) {
    if (!explorer.isTimeLeft()) {
      deviationsLeft++;
      return Optional.empty();
    }
    return Optional.ofNullable(explorer.attempt(node, action).after());
  }

  /** Returns the states after every use of some carried objects, in all reachable rooms. */
  private List<Node> alternatives(Node from, Set<Integer> things, Set<Long> known) {
    List<Node> others = new ArrayList<>();
    List<Node> places = things.isEmpty() ? List.of() : reachable(from);
    for (int thing : things) {
      for (Node at : places) {
        explorer.visit(at);
        for (Action action : uses(thing)) {
          if (!explorer.isTimeLeft()) {
            deviationsLeft++;
            return others;
          }
          Explorer.Result result = explorer.attempt(at, action);
          if (result.after() != null && known.add(result.after().facts())) {
            others.add(result.after());
          }
        }
      }
    }
    return others;
  }

  /** Returns the carried objects that an action of the solution names or uses up. */
  private Set<Integer> used(Node before, Node after) {
    Set<Integer> then = carried(after);
    Set<Integer> used = carried(before);
    used.removeIf(thing -> then.contains(thing) && !names(after, thing));
    return used;
  }

  /** Returns the objects that the player gets by an action and that a later one names. */
  private Set<Integer> gained(Node before, Node after, List<Node> later) {
    Set<Integer> gained = carried(after);
    gained.removeAll(carried(before));
    gained.removeIf(thing -> later.stream().noneMatch(node -> names(node, thing)));
    return gained;
  }

  private Set<Integer> carried(Node at) {
    explorer.visit(at);
    return new LinkedHashSet<>(explorer.targets().carried());
  }

  private static boolean names(Node node, int thing) {
    return node.actions().stream()
        .anyMatch(action -> action.first() == thing || action.second() == thing);
  }

  private List<Node> reachable(Node from) {
    List<Node> all = new ArrayList<>(List.of(from));
    for (List<Action> route : ways.routes(from.room())) {
      Node at = from;
      for (Action action : route) {
        Explorer.Result result = explorer.attempt(at, action);
        at = result.end() == SessionDriver.End.FREE ? result.after() : null;
        if (at == null) {
          break;
        }
      }
      if (at != null) {
        all.add(at);
      }
    }
    return all;
  }

  private List<Action> uses(int thing) {
    List<Action> uses = new ArrayList<>();
    List<Integer> others = new ArrayList<>(explorer.targets().things());
    others.addAll(explorer.targets().carried());
    for (int verb : explorer.labels().keySet()) {
      Action alone = new Action(verb, thing, 0);
      if (explorer.isHalf(alone)) {
        // A sentence that waits for a second object has not used anything yet.
        others.stream()
            .filter(other -> other != thing)
            .forEach(other -> uses.add(alone.with(other)));
      } else {
        uses.add(alone);
      }
    }
    return uses;
  }

  /** Tries to win from a state: first with the known solution, then by trying everything. */
  private void follow(Node other, List<Node> solution) {
    deviations++;
    if (replayed(other, solution)) {
      return;
    }
    Tour.Outcome outcome = tour(other, Set.of());
    switch (outcome.end()) {
      case WON -> {}
      case BROKEN_OFF -> undecided.add(other.said());
      case EXHAUSTED -> addDeadEnd(other, false);
      case STUCK -> addDeadEnd(other, true);
    }
  }

  private boolean replayed(Node from, List<Node> solution) {
    Node at = from;
    for (int round = 0; round < 2; round++) {
      for (int i = 1; i < solution.size(); i++) {
        Node step = solution.get(i);
        if (step.actions().isEmpty() || step.actions().get(0).first() == 0) {
          continue;
        }
        Node there = walk(at, solution.get(i - 1).room());
        if (there == null) {
          continue;
        }
        Explorer.Result result = explorer.again(there, step.actions());
        if (result.hasWon()) {
          return true;
        }
        if (result.end() == SessionDriver.End.FREE) {
          at = result.after();
        }
        if (!explorer.isTimeLeft()) {
          return false;
        }
      }
    }
    return false;
  }

  private Node walk(Node from, int room) {
    if (from.room() == room) {
      return from;
    }
    for (List<Action> route : ways.routes(from.room())) {
      if (ways.end(from.room(), route) == room) {
        Node at = from;
        for (Action action : route) {
          Explorer.Result result = explorer.attempt(at, action);
          if (result.end() != SessionDriver.End.FREE || result.after() == null) {
            return null;
          }
          at = result.after();
        }
        return at.room() == room ? at : null;
      }
    }
    return null;
  }
}
