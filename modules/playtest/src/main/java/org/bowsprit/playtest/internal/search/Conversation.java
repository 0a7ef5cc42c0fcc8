package org.bowsprit.playtest.internal.search;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.bowsprit.playtest.play.ClickTargets.ClickableVerb;

/**
 * Stores the choices in a conversation that begins in one state with one action. The choices form a
 * graph. Its nodes are points of the conversation, and its edges are the lines that lead from one
 * point to another. The graph shows which lines were not chosen yet.
 */
final class Conversation {

  private static final int MAX_REPETITIONS = 200;

  /** The point after the end of a conversation. */
  private static final long END_POINT = 0;

  private final Map<Long, Map<ClickableVerb, Long>> chosenLines = new HashMap<>();
  private final Map<Long, List<ClickableVerb>> offeredLines = new HashMap<>();
  private Optional<Long> firstPoint = Optional.empty();
  private Optional<ClickableVerb> lastLine = Optional.empty();
  private long currentPoint = END_POINT;
  private int repetitions;

  /** Begins the conversation again. */
  void begin() {
    currentPoint = END_POINT;
    lastLine = Optional.empty();
    repetitions++;
  }

  /** Records that the line that was chosen last led to a point. */
  void arriveAt(long point, List<ClickableVerb> lines) {
    lastLine.ifPresent(line -> chosenLines.get(currentPoint).put(line, point));
    firstPoint = firstPoint.or(() -> Optional.of(point));
    currentPoint = point;
    offeredLines.putIfAbsent(point, List.copyOf(lines));
    chosenLines.computeIfAbsent(point, none -> new LinkedHashMap<>());
  }

  /**
   * Chooses a line. The line is treated as the end of the conversation until {@link #arriveAt} is
   * called.
   */
  void choose(ClickableVerb line) {
    chosenLines.get(currentPoint).put(line, END_POINT);
    lastLine = Optional.of(line);
  }

  /**
   * Returns the line to choose at the current point. This is a line that was not chosen at this
   * point yet. If there is none, it is the first line on the shortest path to such a line;
   * otherwise, it is the line that was chosen least often.
   *
   * @param timesChosen returns how often a line was chosen
   */
  ClickableVerb nextLine(ToIntFunction<ClickableVerb> timesChosen) {
    Comparator<ClickableVerb> leastOften = Comparator.comparingInt(timesChosen);
    return unchosenLines(currentPoint)
        .min(leastOften)
        .or(() -> firstLineTowardsUnchosen(currentPoint))
        .orElseGet(() -> offeredLines.get(currentPoint).stream().min(leastOften).orElseThrow());
  }

  /** Returns whether another try can reach a line that was not chosen yet. */
  boolean isOpen() {
    return repetitions < MAX_REPETITIONS && hasLinesLeft();
  }

  /** Returns whether a line can be reached that was not chosen yet. */
  boolean hasLinesLeft() {
    return firstPoint
        .filter(point -> hasUnchosen(point) || firstLineTowardsUnchosen(point).isPresent())
        .isPresent();
  }

  /**
   * Returns the first line of the shortest path from a point to another point with unchosen lines.
   */
  private Optional<ClickableVerb> firstLineTowardsUnchosen(long start) {
    Map<Long, ClickableVerb> firstLines = new HashMap<>();
    Set<Long> seenPoints = new HashSet<>(Set.of(start));
    Deque<Long> pendingPoints = new ArrayDeque<>(List.of(start));
    while (!pendingPoints.isEmpty()) {
      long point = pendingPoints.remove();
      if (point != start && hasUnchosen(point)) {
        return Optional.of(firstLines.get(point));
      }
      for (Map.Entry<ClickableVerb, Long> edge :
          chosenLines.getOrDefault(point, Map.of()).entrySet()) {
        if (edge.getValue() != END_POINT && seenPoints.add(edge.getValue())) {
          firstLines.put(edge.getValue(), firstLines.getOrDefault(point, edge.getKey()));
          pendingPoints.add(edge.getValue());
        }
      }
    }
    return Optional.empty();
  }

  private boolean hasUnchosen(long point) {
    return unchosenLines(point).findAny().isPresent();
  }

  private Stream<ClickableVerb> unchosenLines(long point) {
    return offeredLines.getOrDefault(point, List.of()).stream()
        .filter(line -> !chosenLines.get(point).containsKey(line));
  }
}
