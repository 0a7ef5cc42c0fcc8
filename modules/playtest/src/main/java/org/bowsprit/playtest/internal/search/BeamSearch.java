package org.bowsprit.playtest.internal.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.bowsprit.engine.journal.Fnv1a;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.internal.play.SessionDriver;
import org.bowsprit.playtest.play.Action;

/**
 * A breadth-first search. Each round tries every action in every state of the previous round. With
 * a beam, only the first states of each round are kept, up to the number of the beam.
 */
public final class BeamSearch {

  private final Explorer explorer;
  private final int beam;
  private final Consumer<String> progress;
  private final Set<Long> seenKeys = new HashSet<>();

  /**
   * Prepares a search.
   *
   * @param beam the number of states kept in each round; 0 for all
   * @param progress receives a line for each round
   */
  public BeamSearch(Explorer explorer, int beam, Consumer<String> progress) {
    this.explorer = explorer;
    this.beam = beam;
    this.progress = progress;
  }

  /** Returns a state in which the game is won. Without a beam, no other way needs fewer actions. */
  public Optional<Node> from(Node start) {
    seenKeys.add(key(start));
    List<Node> round = List.of(start);
    for (int number = 1; !round.isEmpty(); number++) {
      List<Node> next = new ArrayList<>();
      for (Node node : round) {
        Optional<Node> won = expand(node, next);
        if (won.isPresent() || !explorer.isTimeLeft()) {
          return won;
        }
      }
      round = beam > 0 && next.size() > beam ? next.subList(0, beam) : next;
      progress.accept(
          "round " + number + ": " + next.size() + " new states, " + explorer.tried() + " tries");
    }
    return Optional.empty();
  }

  private Optional<Node> expand(Node node, List<Node> next) {
    for (Action action : explorer.actions(node)) {
      Explorer.Result result = explorer.attempt(node, action);
      if (result.hasWon()) {
        return Optional.of(result.after());
      }
      if (result.needsSecondObject()) {
        for (Action pair :
            explorer.withSecondObjects(action, explorer.possibleSecondObjects(node))) {
          Explorer.Result pairResult = explorer.attempt(node, pair);
          if (pairResult.hasWon()) {
            return Optional.of(pairResult.after());
          }
          addIfNew(pairResult, next);
        }
      }
      addIfNew(result, next);
      if (!explorer.isTimeLeft()) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private void addIfNew(Explorer.Result result, List<Node> next) {
    if (result.end() == SessionDriver.End.FREE
        && result.after() != null
        && seenKeys.add(key(result.after()))) {
      next.add(result.after());
    }
  }

  private static long key(Node node) {
    return Fnv1a.with(node.factsHash(), node.room());
  }
}
