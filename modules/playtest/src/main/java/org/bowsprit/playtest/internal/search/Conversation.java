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
 * Stores the choices in a conversation that begins in one state with one action. They form a graph:
 * its nodes are points of the conversation, and its edges are the lines that lead from one point to
 * another. The graph shows which lines were not chosen yet.
 */
final class Conversation {

  private static final int MAX_REPETITIONS = 200;

  /** The point after the end of a conversation. */
  private static final long ENDED = 0;

  private final Map<Long, Map<ClickableVerb, Long>> chosenLines = new HashMap<>();
  private final Map<Long, List<ClickableVerb>> offeredLines = new HashMap<>();
  private Optional<Long> firstPoint = Optional.empty();
  private Optional<ClickableVerb> lastLine = Optional.empty();
  private long currentPoint = ENDED;
  private int repetitions;

  /** Begins the conversation again. */
  void begin() {
    currentPoint = ENDED;
    lastLine = Optional.empty();
    repetitions++;
  }

  /** Records that the line that was chosen last led to a point. */
  void arriveAt(long point, List<ClickableVerb> words) {
    lastLine.ifPresent(word -> chosenLines.get(currentPoint).put(word, point));
    firstPoint = firstPoint.or(() -> Optional.of(point));
    currentPoint = point;
    offeredLines.putIfAbsent(point, List.copyOf(words));
    chosenLines.computeIfAbsent(point, none -> new LinkedHashMap<>());
  }

  /**
   * Chooses a line. The line counts as the end of the conversation until {@link #arriveAt} is
   * called.
   */
  void choose(ClickableVerb word) {
    chosenLines.get(currentPoint).put(word, ENDED);
    lastLine = Optional.of(word);
  }

  /**
   * Returns the line to choose here. This is a line that was not chosen here yet; otherwise the
   * first line on the shortest way to such a line; otherwise the line that was chosen least often.
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
    Map<Long, ClickableVerb> firstWords = new HashMap<>();
    Set<Long> seen = new HashSet<>(Set.of(start));
    Deque<Long> next = new ArrayDeque<>(List.of(start));
    while (!next.isEmpty()) {
      long point = next.remove();
      if (point != start && hasUnchosen(point)) {
        return Optional.of(firstWords.get(point));
      }
      for (Map.Entry<ClickableVerb, Long> way :
          chosenLines.getOrDefault(point, Map.of()).entrySet()) {
        if (way.getValue() != ENDED && seen.add(way.getValue())) {
          firstWords.put(way.getValue(), firstWords.getOrDefault(point, way.getKey()));
          next.add(way.getValue());
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
        .filter(word -> !chosenLines.get(point).containsKey(word));
  }
}
