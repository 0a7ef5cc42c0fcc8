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
 * <p>If a tour ends without the goal, its actions are undone one by one until the game can be won.
 * When a way to win is known, deviations from it are tried. A deviation is another use of the
 * objects that the way uses, or a way to another room. After each deviation, the rest of the way is
 * played, until it reaches a state from which the goal was reached before. If it reaches none, a
 * tour follows. If the tour does not win, a proof finds out whether the game is lost.
 */
public final class Winnable {

  /** The reciprocal of the part of the remaining time that a proof may take. */
  private static final int PART = 8;

  private final Explorer explorer;
  private final Consumer<Node> rooms;
  private final Consumer<String> silences;
  private final Ways ways = new Ways();
  private final WonStates wonStates = new WonStates();
  private final LostProof proof;
  private final Map<String, DeadEnd> deadEnds = new LinkedHashMap<>();
  private final Map<String, Node> doubtful = new LinkedHashMap<>();
  private final List<Suspicion> suspicions = new ArrayList<>();
  private final Set<String> undecided = new LinkedHashSet<>();
  private Node won;
  private Node stuck;
  private Node last;
  private boolean exhausted;
  private int deviations;
  private int stepsLeft;

  /**
   * A state from which the game cannot be won.
   *
   * @param at the state right after an action; from here on, the game cannot be won
   * @param isDecidedBefore true if it is known whether the game can be won right before that action
   * @param stuck whether the player cannot act any more
   */
  public record DeadEnd(Node at, boolean isDecidedBefore, boolean stuck) {}

  /**
   * An action after which no tour won.
   *
   * @param after the state after the action
   * @param end the state in which a tour that began there had tried everything
   */
  private record Suspicion(Node after, Node end) {}

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
    proof = new LostProof(explorer, wonStates);
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
   * Returns the states from which the game cannot be won. Each of them follows the action that made
   * winning impossible, unless an earlier action did.
   */
  public List<DeadEnd> deadEnds() {
    return List.copyOf(deadEnds.values());
  }

  /**
   * Returns the states from which a tour did not win. It is not known whether another way from them
   * wins, because not everything was tried.
   */
  public List<Node> doubtful() {
    return List.copyOf(doubtful.values());
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

  /** Returns the number of steps of the solution at which not all deviations were tried. */
  public int stepsLeft() {
    return stepsLeft;
  }

  /** Returns a state in which the game is won, without looking for dead ends. */
  public Optional<Node> firstWay(Node start) {
    Tour.Outcome first = tour(start, Set.of(), new WonStates());
    settle(first);
    if (won == null && first.end() != Tour.End.BROKEN_OFF) {
      takeBack(first);
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
    Tour.Outcome first = tour(start, Set.of(), new WonStates());
    settle(first);
    if (!isGoalGiven) {
      return;
    }
    List<Tour.Outcome> tours = new ArrayList<>(List.of(first));
    if (won == null && first.end() != Tour.End.BROKEN_OFF) {
      takeBack(first).ifPresent(tours::add);
    }
    if (won == null && explorer.isTimeLeft()) {
      tryEveryState(start);
    }
    if (won != null) {
      wonStates.add(won);
      deviate(exits(tours));
      tryTheRest();
      // From here on, proofs may take all the remaining time.
      suspicions.forEach(this::blame);
    }
  }

  /** Finds out whether the game can be won although no tour won it. */
  private void tryEveryState(Node start) {
    exhausted = proof.of(start, explorer.partOfTimeLeft(1)) == LostProof.Verdict.LOST;
    proof
        .won()
        .ifPresent(
            goal -> {
              won = goal;
              last = goal;
              exhausted = true;
            });
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

  /**
   * Continues from the state right before the game is won, in order to try the remaining actions.
   */
  private void tryTheRest() {
    Node before = won.before();
    Tour.Outcome rest = tour(before, Set.of(won.actions().get(0)), new WonStates());
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

  private Tour.Outcome tour(Node from, Set<Action> banned, WonStates known) {
    return new Tour(explorer, ways, known, banned, rooms, this::result).from(from);
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
  private Optional<Tour.Outcome> takeBack(Tour.Outcome lost) {
    List<Node> path = lost.last().path();
    Tour.Outcome latest = lost;
    for (int i = path.size() - 1; i > 0; i--) {
      Node after = path.get(i);
      Node before = path.get(i - 1);
      boolean isLasting = after.facts() != before.facts() || after.equals(stuck);
      if (after.actions().isEmpty() || !isLasting) {
        continue;
      }
      Tour.Outcome other = tourWithout(Set.of(after.actions().get(0)), before, new WonStates());
      if (other.end() == Tour.End.WON) {
        won = other.last();
        exhausted = true;
        if (after.equals(stuck)) {
          addStuck(after);
        } else {
          suspicions.add(new Suspicion(after, latest.last()));
        }
        return Optional.of(other);
      } else if (other.end() == Tour.End.BROKEN_OFF) {
        exhausted = false;
        break;
      }
      latest = other;
    }
    return Optional.empty();
  }

  /**
   * Plays without some actions, and without other actions that would leave the player stuck. Those
   * are dead ends.
   */
  private Tour.Outcome tourWithout(Set<Action> actions, Node from, WonStates known) {
    Set<Action> banned = new HashSet<>(actions);
    List<Node> traps = new ArrayList<>();
    Tour.Outcome tour = tour(from, banned, known);
    while (tour.end() == Tour.End.STUCK && banned.add(tour.last().actions().get(0))) {
      traps.add(tour.last());
      tour = tour(from, banned, known);
    }
    if (tour.end() == Tour.End.WON || tour.end() == Tour.End.REJOINED) {
      traps.forEach(this::addStuck);
    }
    return tour;
  }

  private void addStuck(Node at) {
    deadEnds.putIfAbsent(at.said(), new DeadEnd(at, true, true));
  }

  /**
   * Finds the action that makes winning impossible, on the way to a state in which a tour had tried
   * everything. Goes back from the end of the way to the first state that is lost.
   */
  private void blame(Suspicion suspicion) {
    List<Node> path = suspicion.end().path();
    int first = suspicion.after().path().size() - 1;
    Node lost = null;
    boolean isDecidedBefore = true;
    for (int i = path.size() - 1; i >= first; i--) {
      Node at = path.get(i);
      LostProof.Verdict verdict = proof.of(at, explorer.partOfTimeLeft(PART));
      if (verdict == LostProof.Verdict.UNDECIDED && lost == null) {
        doubtful.putIfAbsent(suspicion.after().said(), suspicion.after());
      }
      isDecidedBefore = verdict != LostProof.Verdict.UNDECIDED;
      if (verdict != LostProof.Verdict.LOST) {
        break;
      }
      lost = at;
    }
    if (lost != null) {
      deadEnds.putIfAbsent(lost.said(), new DeadEnd(lost, isDecidedBefore, false));
    }
  }

  /**
   * Tries other uses of the objects of the solution, and finds out whether the game can still be
   * won after each of them.
   */
  private void deviate(Map<Action, Node> exits) {
    List<Node> path = won.path();
    Alternatives alternatives = new Alternatives(explorer, ways, path);
    Replay replay = new Replay(explorer, ways, wonStates, path);
    List<Node> open = new ArrayList<>();
    for (int i = 1; i < path.size(); i++) {
      if (path.get(i).exact() == path.get(i - 1).exact()) {
        continue;
      }
      if (explorer.isTimeLeft()) {
        int step = i;
        alternatives.before(i).forEach(result -> check(result, step, replay, open));
        alternatives.after(i).forEach(result -> check(result, step + 1, replay, open));
      }
      stepsLeft += explorer.isTimeLeft() ? 0 : 1;
    }
    for (Map.Entry<Action, Node> exit : exits.entrySet()) {
      if (explorer.isTimeLeft()) {
        int next = exit.getValue().path().size();
        check(explorer.attempt(exit.getValue(), exit.getKey()), next, replay, open);
      } else {
        stepsLeft++;
      }
    }
    open.forEach(this::follow);
  }

  /**
   * Repeats the rest of the solution after a deviation. If this does not win, adds the state to the
   * open states.
   */
  private void check(Explorer.Result deviation, int next, Replay replay, List<Node> open) {
    Node after = deviation.after();
    if (after == null || deviation.hasWon()) {
      return;
    }
    deviations++;
    if (deviation.end() == SessionDriver.End.STUCK) {
      addStuck(after);
    } else {
      replay.from(after, next).ifPresentOrElse(wonStates::add, () -> open.add(after));
    }
  }

  /** Tries to win from a state by trying everything. */
  private void follow(Node after) {
    Tour.Outcome outcome = tourWithout(Set.of(), after, wonStates);
    switch (outcome.end()) {
      case WON, REJOINED -> wonStates.add(outcome.last());
      case BROKEN_OFF, STUCK -> undecided.add(after.said());
      case EXHAUSTED -> suspicions.add(new Suspicion(after, outcome.last()));
    }
  }
}
