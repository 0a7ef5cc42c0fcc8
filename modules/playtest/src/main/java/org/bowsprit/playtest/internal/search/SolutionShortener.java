package org.bowsprit.playtest.internal.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.internal.play.SessionDriver;
import org.bowsprit.playtest.play.Action;

/**
 * Removes unnecessary actions from a way to win. It removes consecutive actions, the longest
 * sequences first, until none can be removed. It then does the same with the lines chosen in
 * conversations.
 */
public final class SolutionShortener {

  private static final int MAX_REMOVED_ACTIONS = 8;

  private final Explorer explorer;
  private final Consumer<String> progress;
  private boolean isComplete;

  /**
   * Prepares a search.
   *
   * @param progress receives a line whenever the way became shorter
   */
  public SolutionShortener(Explorer explorer, Consumer<String> progress) {
    this.explorer = explorer;
    this.progress = progress;
  }

  /** Returns whether nothing more can be left out of the last result. */
  public boolean isComplete() {
    return isComplete;
  }

  /** Returns a shorter way, or the same way if nothing can be left out. */
  public Node shorten(Node winningNode) {
    Node way = winningNode;
    boolean isShorter = true;
    while (isShorter && explorer.isTimeLeft()) {
      Optional<Node> next = shortenOnce(way);
      isShorter = next.isPresent();
      way = next.orElse(way);
    }
    isComplete = !isShorter;
    return way;
  }

  /** Goes through a way once from its end. Returns a shorter way; empty if there is none. */
  private Optional<Node> shortenOnce(Node winningNode) {
    Node way = winningNode;
    boolean isShorter = false;
    for (int count = MAX_REMOVED_ACTIONS; count > 0; count--) {
      for (int from = way.path().size() - count; from > 0; from--) {
        if (!explorer.isTimeLeft()) {
          return isShorter ? Optional.of(way) : Optional.empty();
        }
        Optional<Node> other = withoutActions(way.path(), from, count);
        if (other.isPresent()) {
          way = other.get();
          isShorter = true;
          reportProgress(way);
          from = Math.min(from, way.path().size() - count + 1);
        }
      }
    }
    return isShorter ? Optional.of(way) : withFewerLines(winningNode);
  }

  /** Goes through the chosen lines of a way once. Returns a shorter way; empty if there is none. */
  private Optional<Node> withFewerLines(Node winningNode) {
    Node way = winningNode;
    boolean isShorter = false;
    for (int step = way.path().size() - 1; step > 0; step--) {
      for (int line = lines(way, step); line > 0; line--) {
        if (!explorer.isTimeLeft()) {
          return isShorter ? Optional.of(way) : Optional.empty();
        }
        Optional<Node> other = withoutLine(way.path(), step, line);
        if (other.isPresent() && clicks(other.get()) < clicks(way)) {
          way = other.get();
          isShorter = true;
          reportProgress(way);
          step = Math.min(step, way.path().size() - 1);
          line = Math.min(line, lines(way, step) + 1);
        }
      }
    }
    return isShorter ? Optional.of(way) : Optional.empty();
  }

  private void reportProgress(Node way) {
    progress.accept("a way of " + way.actionsSoFar() + " actions and " + clicks(way) + " clicks");
  }

  /** Returns the number of lines chosen in a step. */
  private static int lines(Node way, int step) {
    return isBeginning(way.path().get(step)) ? 0 : way.path().get(step).actions().size() - 1;
  }

  /** Returns the number of actions and chosen lines together. */
  private static int clicks(Node way) {
    return way.path().stream().mapToInt(step -> step.actions().size()).sum();
  }

  private Optional<Node> withoutLine(List<Node> path, int step, int line) {
    List<List<Action>> remaining = actions(path, step);
    List<Action> remainingLines = new ArrayList<>(remaining.get(0));
    remainingLines.remove(line);
    remaining.set(0, remainingLines);
    return play(path.get(step - 1), remaining);
  }

  private Optional<Node> withoutActions(List<Node> path, int from, int count) {
    return from + count > path.size() || isBeginning(path.get(from))
        ? Optional.empty()
        : play(path.get(from - 1), actions(path, from + count));
  }

  private static List<List<Action>> actions(List<Node> path, int from) {
    return path.subList(from, path.size()).stream()
        .map(Node::actions)
        .collect(Collectors.toCollection(ArrayList::new));
  }

  /**
   * Plays actions from a state. Returns the state in which they win the game; empty if they do not
   * win it.
   */
  private Optional<Node> play(Node from, List<List<Action>> remaining) {
    Node node = from;
    for (List<Action> actions : remaining) {
      Explorer.Result result = explorer.repeat(node, actions);
      if (result.hasWon()) {
        return Optional.of(result.after());
      }
      if (result.end() != SessionDriver.End.FREE) {
        return Optional.empty();
      }
      node = result.after();
    }
    return Optional.empty();
  }

  /** Returns whether a step belongs to the beginning, before the player could point at anything. */
  private static boolean isBeginning(Node step) {
    return step.actions().isEmpty() || step.description().startsWith("choose ");
  }
}
