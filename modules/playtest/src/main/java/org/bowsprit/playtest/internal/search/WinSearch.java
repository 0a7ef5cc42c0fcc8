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
public final class WinSearch {

  /** The reciprocal of the part of the remaining time that a proof may take. */
  private static final int TIME_PARTS_PER_PROOF = 8;

  private final Explorer explorer;
  private final Consumer<Node> rooms;
  private final Consumer<String> sentencesWithoutEffect;
  private final RoomConnections connections = new RoomConnections();
  private final WonStates wonStates = new WonStates();
  private final LostProof proof;
  private final Map<String, DeadEnd> deadEnds = new LinkedHashMap<>();
  private final Map<String, Node> doubtfulNodes = new LinkedHashMap<>();
  private final List<SuspectedLoss> suspicions = new ArrayList<>();
  private final Set<String> undecided = new LinkedHashSet<>();
  private Node won;
  private Node stuck;
  private Node last;
  private boolean exhausted;
  private int deviations;
  private int untriedSteps;

  /**
   * A state from which the game cannot be won.
   *
   * @param node the state right after an action; from here on, the game cannot be won
   * @param isDecidedBefore true if it is known whether the game can be won right before that action
   * @param isStuck whether the player cannot act any more
   */
  public record DeadEnd(Node node, boolean isDecidedBefore, boolean isStuck) {}

  /**
   * An action after which no tour won.
   *
   * @param after the state after the action
   * @param end the state in which a tour that began there had tried everything
   */
  private record SuspectedLoss(Node after, Node end) {}

  /**
   * Prepares the search.
   *
   * @param rooms receives each state in which actions are tried in a room
   * @param silences receives the sentences without effect, in words
   */
  public WinSearch(Explorer explorer, Consumer<Node> rooms, Consumer<String> silences) {
    this.explorer = explorer;
    this.rooms = rooms;
    this.sentencesWithoutEffect = silences;
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
  public List<Node> doubtfulNodes() {
    return List.copyOf(doubtfulNodes.values());
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
  public int untriedSteps() {
    return untriedSteps;
  }

  /** Returns a state in which the game is won, without looking for dead ends. */
  public Optional<Node> firstWinningNode(Node start) {
    Tour.Outcome first = tour(start, Set.of(), new WonStates());
    takeOutcome(first);
    if (won == null && first.end() != Tour.End.BROKEN_OFF) {
      undoActions(first);
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
    takeOutcome(first);
    if (!isGoalGiven) {
      return;
    }
    List<Tour.Outcome> tours = new ArrayList<>(List.of(first));
    if (won == null && first.end() != Tour.End.BROKEN_OFF) {
      undoActions(first).ifPresent(tours::add);
    }
    if (won == null && explorer.isTimeLeft()) {
      tryEveryState(start);
    }
    if (won != null) {
      wonStates.add(won);
      tryDeviations(exits(tours));
      tryRemainingActions();
      // From here on, proofs may take all the remaining time.
      suspicions.forEach(this::findLosingAction);
    }
  }

  /** Finds out whether the game can be won although no tour won it. */
  private void tryEveryState(Node start) {
    exhausted = proof.prove(start, explorer.partOfTimeLeft(1)) == LostProof.Verdict.LOST;
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
    Set<Node> winningPath = Collections.newSetFromMap(new IdentityHashMap<>());
    winningPath.addAll(won.path());
    Map<Action, Node> exits = new LinkedHashMap<>();
    for (Tour.Outcome tour : tours) {
      tour.exits()
          .forEach(
              (action, node) -> {
                if (winningPath.contains(node)) {
                  exits.putIfAbsent(action, node);
                }
              });
    }
    return exits;
  }

  /**
   * Continues from the state right before the game is won, in order to try the remaining actions.
   */
  private void tryRemainingActions() {
    Node before = won.previous();
    Tour.Outcome outcome = tour(before, Set.of(won.actions().get(0)), new WonStates());
    last = outcome.last();
    exhausted = outcome.end() == Tour.End.EXHAUSTED || outcome.end() == Tour.End.WON;
  }

  private void takeOutcome(Tour.Outcome outcome) {
    last = outcome.last();
    exhausted = outcome.end() == Tour.End.EXHAUSTED || outcome.end() == Tour.End.WON;
    if (outcome.end() == Tour.End.WON) {
      won = outcome.last();
    } else if (outcome.end() == Tour.End.STUCK) {
      stuck = outcome.last();
    }
  }

  private Tour.Outcome tour(Node from, Set<Action> banned, WonStates wonStates) {
    return new Tour(explorer, connections, wonStates, banned, rooms, this::reportResult).run(from);
  }

  private void reportResult(Explorer.Result result) {
    if (result.hadNoEffect()) {
      sentencesWithoutEffect.accept(explorer.lastDescription());
    }
  }

  /**
   * Undoes actions from a lost state, one by one, until the game can be won without the last undone
   * action. Returns the tour that won it.
   */
  private Optional<Tour.Outcome> undoActions(Tour.Outcome lost) {
    List<Node> path = lost.last().path();
    Tour.Outcome latest = lost;
    for (int i = path.size() - 1; i > 0; i--) {
      Node after = path.get(i);
      Node before = path.get(i - 1);
      boolean isLasting = after.factsHash() != before.factsHash() || after.equals(stuck);
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
          suspicions.add(new SuspectedLoss(after, latest.last()));
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

  private void addStuck(Node node) {
    deadEnds.putIfAbsent(node.description(), new DeadEnd(node, true, true));
  }

  /**
   * Finds the action that makes winning impossible, on the way to a state in which a tour had tried
   * everything. Goes back from the end of the way to the first state that is lost.
   */
  private void findLosingAction(SuspectedLoss suspicion) {
    List<Node> path = suspicion.end().path();
    int first = suspicion.after().path().size() - 1;
    Node lost = null;
    boolean isDecidedBefore = true;
    for (int i = path.size() - 1; i >= first; i--) {
      Node node = path.get(i);
      LostProof.Verdict verdict = proof.prove(node, explorer.partOfTimeLeft(TIME_PARTS_PER_PROOF));
      if (verdict == LostProof.Verdict.UNDECIDED && lost == null) {
        doubtfulNodes.putIfAbsent(suspicion.after().description(), suspicion.after());
      }
      isDecidedBefore = verdict != LostProof.Verdict.UNDECIDED;
      if (verdict != LostProof.Verdict.LOST) {
        break;
      }
      lost = node;
    }
    if (lost != null) {
      deadEnds.putIfAbsent(lost.description(), new DeadEnd(lost, isDecidedBefore, false));
    }
  }

  /**
   * Tries other uses of the objects of the solution, and finds out whether the game can still be
   * won after each of them.
   */
  private void tryDeviations(Map<Action, Node> exits) {
    List<Node> path = won.path();
    Alternatives alternatives = new Alternatives(explorer, connections, path);
    SolutionReplay replay = new SolutionReplay(explorer, connections, wonStates, path);
    List<Node> open = new ArrayList<>();
    for (int i = 1; i < path.size(); i++) {
      if (path.get(i).exactFactsHash() == path.get(i - 1).exactFactsHash()) {
        continue;
      }
      if (explorer.isTimeLeft()) {
        int step = i;
        alternatives.usesBefore(i).forEach(result -> checkDeviation(result, step, replay, open));
        alternatives.usesAfter(i).forEach(result -> checkDeviation(result, step + 1, replay, open));
      }
      untriedSteps += explorer.isTimeLeft() ? 0 : 1;
    }
    for (Map.Entry<Action, Node> exit : exits.entrySet()) {
      if (explorer.isTimeLeft()) {
        int next = exit.getValue().path().size();
        checkDeviation(explorer.attempt(exit.getValue(), exit.getKey()), next, replay, open);
      } else {
        untriedSteps++;
      }
    }
    open.forEach(this::tryToWinFrom);
  }

  /**
   * Repeats the rest of the solution after a deviation. If this does not win, adds the state to the
   * open states.
   */
  private void checkDeviation(
      Explorer.Result deviation, int next, SolutionReplay replay, List<Node> open) {
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
  private void tryToWinFrom(Node after) {
    Tour.Outcome outcome = tourWithout(Set.of(), after, wonStates);
    switch (outcome.end()) {
      case WON, REJOINED -> wonStates.add(outcome.last());
      case BROKEN_OFF, STUCK -> undecided.add(after.description());
      case EXHAUSTED -> suspicions.add(new SuspectedLoss(after, outcome.last()));
    }
  }
}
