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
 * reached from there. A tour cannot show this, because it keeps each change and may therefore make
 * winning impossible itself.
 */
final class LostProof {

  /** The maximum number of states in memory. */
  private static final int MAX_OPEN_STATES = 4_000;

  private final Explorer explorer;
  private final WonStates wonStates;
  private final Set<Long> lost = new HashSet<>();
  private Optional<Node> won = Optional.empty();

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

  /** Returns the state in which the last search reached the goal itself. */
  Optional<Node> won() {
    return won;
  }

  /**
   * Searches from a state.
   *
   * @param isTimeLeft returns whether the search may continue
   */
  Verdict prove(Node start, BooleanSupplier isTimeLeft) {
    won = Optional.empty();
    return new Search(isTimeLeft).run(start);
  }

  /** A search from one state. States that are known to be lost are not searched again. */
  private final class Search {

    private final BooleanSupplier isTimeLeft;
    private final Conversations conversations = new Conversations(true);
    private final Set<Long> seen = new HashSet<>();
    private final Deque<Node> open = new ArrayDeque<>();

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
        open.add(start);
      }
      while (!open.isEmpty()) {
        Optional<Verdict> verdict = expand(open.remove());
        if (verdict.isPresent()) {
          return verdict.get();
        }
      }
      if (!isCertain || !conversations.areComplete()) {
        return Verdict.UNDECIDED;
      }
      lost.addAll(seen);
      return Verdict.LOST;
    }

    /** Tries everything in a state. Returns a verdict that ends the search. */
    private Optional<Verdict> expand(Node node) {
      isCertain &= !explorer.changesByWaiting(node);
      Deque<Action> actions = new ArrayDeque<>(explorer.actions(node));
      List<Integer> others = explorer.others(node);
      Set<Integer> shownVerbs = explorer.verbsShown();
      Set<Integer> running = explorer.scripts(node.room());
      while (!actions.isEmpty()) {
        if (!isTimeLeft.getAsBoolean() || open.size() > MAX_OPEN_STATES) {
          return Optional.of(Verdict.UNDECIDED);
        }
        Action action = actions.remove();
        Explorer.Result result = explorer.attempt(node, action, conversations);
        won = Optional.ofNullable(result.hasWon() ? result.after() : null);
        if (won.isPresent() || (result.after() != null && wonStates.contains(result.after()))) {
          return Optional.of(Verdict.WINNABLE);
        }
        isCertain &= isCertain(result, action, shownVerbs, running, node.room());
        if (result.needsSecondObject()) {
          actions.addAll(explorer.pairs(action, others));
        }
        if (result.hasUnchosenLines()) {
          actions.addFirst(action);
        }
        if (result.end() == SessionDriver.End.FREE && isNew()) {
          open.add(result.after() == null ? explorer.currentNode(node, action) : result.after());
        }
      }
      return Optional.empty();
    }

    /**
     * Returns whether an action, repeated in a state that counts as the same, has the same result.
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
      boolean settled =
          result.end() != SessionDriver.End.FREE
              || (!explorer.isChoosing() && running.containsAll(explorer.scripts(room)));
      return settled && !result.drewRandomNumber();
    }

    /** Returns whether the current state of the session is new. */
    private boolean isNew() {
      long key = explorer.exactHash();
      return !lost.contains(key) && seen.add(key);
    }
  }
}
