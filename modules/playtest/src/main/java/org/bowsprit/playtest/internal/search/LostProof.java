package org.bowsprit.playtest.internal.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.internal.play.SessionDriver;
import org.bowsprit.playtest.play.Action;

/**
 * Shows that the game cannot be won from a state, by trying every action in every state that can be
 * reached from it. A tour cannot show this, because a tour keeps each change, and may thereby make
 * winning impossible.
 */
final class LostProof {

  /** The maximum number of states that wait to be searched. */
  private static final int MAX_OPEN_STATES = 4_000;

  private final Explorer explorer;
  private final WonStates wonStates;
  private final Set<Long> lostStates = new HashSet<>();
  private Optional<Node> wonNode = Optional.empty();

  /** The result of a search. */
  enum Verdict {
    /** The goal cannot be reached. */
    LOST,
    /** The goal can be reached. */
    WINNABLE,
    /**
     * There was not enough time, or the result depended on something that the search does not
     * distinguish: random numbers, scripts that still run, changes while the player waits, or
     * objects that could not be clicked.
     */
    UNDECIDED
  }

  LostProof(Explorer explorer, WonStates wonStates) {
    this.explorer = explorer;
    this.wonStates = wonStates;
  }

  /**
   * Returns the state in which the last search reached the goal; empty if the search did not reach
   * it.
   */
  Optional<Node> wonNode() {
    return wonNode;
  }

  /**
   * Searches from a state.
   *
   * @param isTimeLeft returns whether the search may continue
   */
  Verdict prove(Node start, BooleanSupplier isTimeLeft) {
    wonNode = Optional.empty();
    return new Search(isTimeLeft).run(start);
  }

  /** A search from one state. States that are known to be lost are not searched again. */
  private final class Search {

    private final BooleanSupplier isTimeLeft;
    private final Conversations conversations = new Conversations(true);
    private final Set<Long> seenStates = new HashSet<>();
    private final Deque<Node> openNodes = new ArrayDeque<>();

    /** Whether the search has so far distinguished everything that mattered. */
    private boolean isCertain = true;

    Search(BooleanSupplier isTimeLeft) {
      this.isTimeLeft = isTimeLeft;
    }

    Verdict run(Node start) {
      if (wonStates.contains(start)) {
        return Verdict.WINNABLE;
      }
      explorer.visit(start);
      if (isNew()) {
        openNodes.add(start);
      }
      while (!openNodes.isEmpty()) {
        Optional<Verdict> verdict = expand(openNodes.remove());
        if (verdict.isPresent()) {
          return verdict.get();
        }
      }
      if (!isCertain || !conversations.areComplete()) {
        return Verdict.UNDECIDED;
      }
      lostStates.addAll(seenStates);
      return Verdict.LOST;
    }

    /**
     * Tries everything in a state. Returns the verdict that ends the search; empty if the search
     * continues.
     */
    private Optional<Verdict> expand(Node node) {
      isCertain &= !explorer.changesWhileWaiting(node);
      Deque<Action> actions = new ArrayDeque<>(explorer.actions(node));
      List<Integer> secondObjects = explorer.possibleSecondObjects(node);
      Set<Integer> shownVerbs = explorer.clickableVerbNumbers();
      Set<Integer> runningScripts = explorer.runningScripts(node.room());
      while (!actions.isEmpty()) {
        if (!isTimeLeft.getAsBoolean() || openNodes.size() > MAX_OPEN_STATES) {
          return Optional.of(Verdict.UNDECIDED);
        }
        Action action = actions.remove();
        Explorer.Result result = explorer.attempt(node, action, conversations);
        wonNode = Optional.ofNullable(result.hasWon() ? result.after() : null);
        if (wonNode.isPresent() || (result.after() != null && wonStates.contains(result.after()))) {
          return Optional.of(Verdict.WINNABLE);
        }
        isCertain &= isCertain(result, action, shownVerbs, runningScripts, node.room());
        if (result.needsSecondObject()) {
          actions.addAll(explorer.withSecondObjects(action, secondObjects));
        }
        if (result.hasUnchosenLines()) {
          actions.addFirst(action);
        }
        if (result.end() == SessionDriver.End.FREE && isNew()) {
          openNodes.add(
              result.after() == null ? explorer.currentNode(node, action) : result.after());
        }
      }
      return Optional.empty();
    }

    /**
     * Returns whether an action has the same result if it is repeated in a state that the search
     * does not distinguish from this state.
     */
    private boolean isCertain(
        Explorer.Result result,
        Action action,
        Set<Integer> shownVerbs,
        Set<Integer> running,
        int room) {
      if (result.end() == null) {
        return action.verb() != 0 && !shownVerbs.contains(action.verb());
      }
      boolean hasSettled =
          result.end() != SessionDriver.End.FREE
              || (!explorer.isChoosing() && running.containsAll(explorer.runningScripts(room)));
      return hasSettled && !result.drewRandomNumber();
    }

    /** Returns whether the current state of the session is new. */
    private boolean isNew() {
      long key = explorer.exactHash();
      return !lostStates.contains(key) && seenStates.add(key);
    }
  }
}
