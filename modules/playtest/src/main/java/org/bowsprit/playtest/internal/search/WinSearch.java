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
 * <p>If a {@link Tour} does not win, its actions are undone one by one until the game can be won.
 * When a solution is known, deviations from it are tried. A deviation is another use of the objects
 * of the solution, or an exit to another room. After each deviation, the rest of the solution is
 * played until it reaches a state from which the game was won before. If it reaches no such state,
 * a tour follows. If the tour does not win, a proof determines whether the game is lost.
 */
public final class WinSearch {

  /** The reciprocal of the part of the remaining time that a proof may take. */
  private static final int TIME_PARTS_PER_PROOF = 8;

  private final Explorer explorer;
  private final Consumer<Node> triedNodes;
  private final Consumer<String> sentencesWithoutEffect;
  private final RoomConnections connections = new RoomConnections();
  private final WonStates wonStates = new WonStates();
  private final LostProof proof;
  private final Map<String, DeadEnd> deadEnds = new LinkedHashMap<>();
  private final Map<String, Node> doubtfulNodes = new LinkedHashMap<>();
  private final List<SuspectedLoss> suspicions = new ArrayList<>();
  private final Set<String> undecidedActions = new LinkedHashSet<>();
  private Node winningNode;
  private Node stuckNode;
  private Node lastNode;
  private boolean isExhausted;
  private int deviationCount;
  private int incompleteStepCount;

  /**
   * A state from which the game cannot be won.
   *
   * @param node the state right after an action, from which the game cannot be won
   * @param isDecidedBefore true if it is known whether the game can be won from the state before
   *     that action
   * @param isStuck whether the player cannot act any more
   */
  public record DeadEnd(Node node, boolean isDecidedBefore, boolean isStuck) {}

  /**
   * An action after which no tour won.
   *
   * @param after the state after the action
   * @param end the state in which a tour from {@code after} ended because everything had been tried
   */
  private record SuspectedLoss(Node after, Node end) {}

  /**
   * Prepares the search.
   *
   * @param triedNodes receives each state of a room in which actions are tried
   * @param sentencesWithoutEffect receives the sentences that had no effect, in words
   */
  public WinSearch(
      Explorer explorer, Consumer<Node> triedNodes, Consumer<String> sentencesWithoutEffect) {
    this.explorer = explorer;
    this.triedNodes = triedNodes;
    this.sentencesWithoutEffect = sentencesWithoutEffect;
    proof = new LostProof(explorer, wonStates);
  }

  /** Returns the state in which the game was won; empty if it was not won. */
  public Optional<Node> winningNode() {
    return Optional.ofNullable(winningNode);
  }

  /** Returns a state in which everything was tried, or the state when the limits were reached. */
  public Node lastNode() {
    return lastNode;
  }

  /** Returns whether the search ended because everything was tried. */
  public boolean isExhausted() {
    return isExhausted;
  }

  /**
   * Returns the states from which the game cannot be won. Each is the state after the action that
   * made winning impossible or, if that action is not known, after a later action.
   */
  public List<DeadEnd> deadEnds() {
    return List.copyOf(deadEnds.values());
  }

  /**
   * Returns the states from which a tour did not win. Not everything was tried from these states,
   * so it is not known whether the game can be won from them.
   */
  public List<Node> doubtfulNodes() {
    return List.copyOf(doubtfulNodes.values());
  }

  /** Returns a state in which the player cannot act any more, if the search found one. */
  public Optional<Node> stuckNode() {
    return Optional.ofNullable(stuckNode);
  }

  /** Returns, in words, the actions after which it is unknown whether the game can be won. */
  public Set<String> undecidedActions() {
    return undecidedActions;
  }

  /** Returns the number of deviations that were tried. */
  public int deviationCount() {
    return deviationCount;
  }

  /** Returns the number of steps of the solution at which not all deviations were tried. */
  public int incompleteStepCount() {
    return incompleteStepCount;
  }

  /** Returns a state in which the game is won, without looking for dead ends. */
  public Optional<Node> firstWinningNode(Node start) {
    Tour.Outcome firstTour = tour(start, Set.of(), new WonStates());
    recordOutcome(firstTour);
    if (winningNode == null && firstTour.end() != Tour.End.BROKEN_OFF) {
      undoActions(firstTour);
    }
    return winningNode();
  }

  /**
   * Runs the search.
   *
   * @param start the state to start from
   * @param isGoalGiven whether there is a goal
   */
  public void search(Node start, boolean isGoalGiven) {
    Tour.Outcome firstTour = tour(start, Set.of(), new WonStates());
    recordOutcome(firstTour);
    if (!isGoalGiven) {
      return;
    }
    List<Tour.Outcome> tours = new ArrayList<>(List.of(firstTour));
    if (winningNode == null && firstTour.end() != Tour.End.BROKEN_OFF) {
      undoActions(firstTour).ifPresent(tours::add);
    }
    if (winningNode == null && explorer.isTimeLeft()) {
      tryEveryState(start);
    }
    if (winningNode != null) {
      wonStates.add(winningNode);
      tryDeviations(exits(tours));
      tryRemainingActions();
      // From here on, proofs may take all the remaining time.
      suspicions.forEach(this::findLosingAction);
    }
  }

  /** Determines by a proof whether the game can be won, after no tour has won it. */
  private void tryEveryState(Node start) {
    isExhausted = proof.prove(start, explorer.partOfTimeLeft(1)) == LostProof.Verdict.LOST;
    proof
        .wonNode()
        .ifPresent(
            goal -> {
              winningNode = goal;
              lastNode = goal;
              isExhausted = true;
            });
  }

  /**
   * Returns the exits to other rooms that were found in the states of the solution, from which the
   * game can be won. After an exit from a lost state, the game is lost in any case.
   */
  private Map<Action, Node> exits(List<Tour.Outcome> tours) {
    Set<Node> winningPath = Collections.newSetFromMap(new IdentityHashMap<>());
    winningPath.addAll(winningNode.path());
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
    Node before = winningNode.previous();
    Tour.Outcome outcome = tour(before, Set.of(winningNode.actions().get(0)), new WonStates());
    lastNode = outcome.last();
    isExhausted = outcome.end() == Tour.End.EXHAUSTED || outcome.end() == Tour.End.WON;
  }

  private void recordOutcome(Tour.Outcome outcome) {
    lastNode = outcome.last();
    isExhausted = outcome.end() == Tour.End.EXHAUSTED || outcome.end() == Tour.End.WON;
    if (outcome.end() == Tour.End.WON) {
      winningNode = outcome.last();
    } else if (outcome.end() == Tour.End.STUCK) {
      stuckNode = outcome.last();
    }
  }

  private Tour.Outcome tour(Node from, Set<Action> banned, WonStates wonStates) {
    return new Tour(explorer, connections, wonStates, banned, triedNodes, this::reportResult)
        .run(from);
  }

  private void reportResult(Explorer.Result result) {
    if (result.hadNoEffect()) {
      sentencesWithoutEffect.accept(explorer.lastDescription());
    }
  }

  /**
   * Undoes actions from a lost state, one by one, until the game can be won without the last undone
   * action. Returns the tour that won the game; empty if none did.
   */
  private Optional<Tour.Outcome> undoActions(Tour.Outcome lost) {
    List<Node> path = lost.last().path();
    Tour.Outcome latest = lost;
    for (int i = path.size() - 1; i > 0; i--) {
      Node after = path.get(i);
      Node before = path.get(i - 1);
      boolean isLasting = after.factsHash() != before.factsHash() || after.equals(stuckNode);
      if (after.actions().isEmpty() || !isLasting) {
        continue;
      }
      Tour.Outcome other = tourWithout(Set.of(after.actions().get(0)), before, new WonStates());
      if (other.end() == Tour.End.WON) {
        winningNode = other.last();
        isExhausted = true;
        if (after.equals(stuckNode)) {
          addStuck(after);
        } else {
          suspicions.add(new SuspectedLoss(after, latest.last()));
        }
        return Optional.of(other);
      } else if (other.end() == Tour.End.BROKEN_OFF) {
        isExhausted = false;
        break;
      }
      latest = other;
    }
    return Optional.empty();
  }

  /**
   * Runs a tour that does not use some actions. Actions that leave the player stuck are not used
   * again either, and are recorded as dead ends if the tour wins without them.
   */
  private Tour.Outcome tourWithout(Set<Action> actions, Node from, WonStates knownWonStates) {
    Set<Action> banned = new HashSet<>(actions);
    List<Node> stuckNodes = new ArrayList<>();
    Tour.Outcome tour = tour(from, banned, knownWonStates);
    while (tour.end() == Tour.End.STUCK && banned.add(tour.last().actions().get(0))) {
      stuckNodes.add(tour.last());
      tour = tour(from, banned, knownWonStates);
    }
    if (tour.end() == Tour.End.WON || tour.end() == Tour.End.REJOINED) {
      stuckNodes.forEach(this::addStuck);
    }
    return tour;
  }

  private void addStuck(Node node) {
    deadEnds.putIfAbsent(node.description(), new DeadEnd(node, true, true));
  }

  /**
   * Finds the action that makes winning impossible. Goes back from the state in which the tour had
   * tried everything to the first state that is lost.
   */
  private void findLosingAction(SuspectedLoss suspicion) {
    List<Node> path = suspicion.end().path();
    int firstIndex = suspicion.after().path().size() - 1;
    Node lost = null;
    boolean isDecidedBefore = true;
    for (int i = path.size() - 1; i >= firstIndex; i--) {
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
    List<Node> path = winningNode.path();
    Alternatives alternatives = new Alternatives(explorer, connections, path);
    SolutionReplay replay = new SolutionReplay(explorer, connections, wonStates, path);
    List<Node> openNodes = new ArrayList<>();
    for (int i = 1; i < path.size(); i++) {
      if (path.get(i).exactFactsHash() == path.get(i - 1).exactFactsHash()) {
        continue;
      }
      if (explorer.isTimeLeft()) {
        int step = i;
        alternatives
            .usesBefore(i)
            .forEach(result -> checkDeviation(result, step, replay, openNodes));
        alternatives
            .usesAfter(i)
            .forEach(result -> checkDeviation(result, step + 1, replay, openNodes));
      }
      incompleteStepCount += explorer.isTimeLeft() ? 0 : 1;
    }
    for (Map.Entry<Action, Node> exit : exits.entrySet()) {
      if (explorer.isTimeLeft()) {
        int nextStep = exit.getValue().path().size();
        checkDeviation(
            explorer.attempt(exit.getValue(), exit.getKey()), nextStep, replay, openNodes);
      } else {
        incompleteStepCount++;
      }
    }
    openNodes.forEach(this::tryToWinFrom);
  }

  /**
   * Repeats the rest of the solution after a deviation. If this does not win, adds the state to the
   * open states.
   */
  private void checkDeviation(
      Explorer.Result deviation, int nextStep, SolutionReplay replay, List<Node> openNodes) {
    Node after = deviation.after();
    if (after == null || deviation.hasWon()) {
      return;
    }
    deviationCount++;
    if (deviation.end() == SessionDriver.End.STUCK) {
      addStuck(after);
    } else {
      replay.from(after, nextStep).ifPresentOrElse(wonStates::add, () -> openNodes.add(after));
    }
  }

  /** Tries to win from a state by trying everything. */
  private void tryToWinFrom(Node after) {
    Tour.Outcome outcome = tourWithout(Set.of(), after, wonStates);
    switch (outcome.end()) {
      case WON, REJOINED -> wonStates.add(outcome.last());
      case BROKEN_OFF, STUCK -> undecidedActions.add(after.description());
      case EXHAUSTED -> suspicions.add(new SuspectedLoss(after, outcome.last()));
    }
  }
}
