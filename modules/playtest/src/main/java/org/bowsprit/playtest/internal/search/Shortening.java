package org.bowsprit.playtest.internal.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.internal.play.SessionDriver;
import org.bowsprit.playtest.play.Action;

/**
 * Removes unnecessary actions from a way to win: consecutive actions, the longest sequences first,
 * until none can be removed.
 */
public final class Shortening {

  private static final int LONGEST_ROW = 8;

  private final Explorer explorer;
  private final Consumer<String> progress;
  private boolean complete;

  /**
   * Prepares a search.
   *
   * @param progress receives a line whenever the way became shorter
   */
  public Shortening(Explorer explorer, Consumer<String> progress) {
    this.explorer = explorer;
    this.progress = progress;
  }

  /** Returns whether nothing more can be left out of the last result. */
  public boolean isComplete() {
    return complete;
  }

  /** Returns a shorter way, or the same if nothing can be left out. */
  public Node of(Node won) {
    Node way = won;
    boolean shorter = true;
    while (shorter && explorer.isTimeLeft()) {
      Optional<Node> next = pass(way);
      shorter = next.isPresent();
      way = next.orElse(way);
    }
    complete = !shorter;
    return way;
  }

  /** Goes through a way once from its end. Returns a shorter one; empty if there is none. */
  private Optional<Node> pass(Node won) {
    Node way = won;
    boolean shorter = false;
    for (int row = LONGEST_ROW; row > 0; row--) {
      for (int from = way.path().size() - row; from > 0; from--) {
        if (!explorer.isTimeLeft()) {
          return shorter ? Optional.of(way) : Optional.empty();
        }
        Optional<Node> other = without(way.path(), from, row);
        if (other.isPresent()) {
          way = other.get();
          shorter = true;
          progress.accept("a way of " + way.actionsSoFar() + " actions");
          from = Math.min(from, way.path().size() - row + 1);
        }
      }
    }
    return shorter ? Optional.of(way) : Optional.empty();
  }

  private Optional<Node> without(List<Node> path, int from, int row) {
    if (from + row > path.size() || isBeginning(path.get(from))) {
      return Optional.empty();
    }
    Node at = path.get(from - 1);
    List<Node> rest = new ArrayList<>(path.subList(from + row, path.size()));
    for (Node step : rest) {
      List<Action> actions = step.actions();
      Explorer.Result result = explorer.again(at, actions);
      if (result.hasWon()) {
        return Optional.of(result.after());
      }
      if (result.end() != SessionDriver.End.FREE) {
        return Optional.empty();
      }
      at = result.after();
    }
    return Optional.empty();
  }

  /** Returns whether a step belongs to the beginning, before the player could point at anything. */
  private static boolean isBeginning(Node step) {
    return step.actions().isEmpty() || step.said().startsWith("choose ");
  }
}
