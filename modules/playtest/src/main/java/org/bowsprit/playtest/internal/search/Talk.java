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
import org.bowsprit.playtest.play.ClickTargets.Word;

/**
 * Stores the choices in a conversation that begins in one state with one action. They form a graph
 * of the places in the conversation and of the lines that lead from one place to another. The graph
 * shows which lines were not chosen yet.
 */
final class Talk {

  private static final int MOST_TIMES = 200;

  /** The place after a conversation. */
  private static final long ENDED = 0;

  private final Map<Long, Map<Word, Long>> chosen = new HashMap<>();
  private final Map<Long, List<Word>> offered = new HashMap<>();
  private Optional<Long> first = Optional.empty();
  private Optional<Word> last = Optional.empty();
  private long here = ENDED;
  private int times;

  /** Begins the conversation again. */
  void begin() {
    here = ENDED;
    last = Optional.empty();
    times++;
  }

  /** Arrives at a place, by the line that was chosen last. */
  void arrive(long place, List<Word> words) {
    last.ifPresent(word -> chosen.get(here).put(word, place));
    first = first.or(() -> Optional.of(place));
    here = place;
    offered.putIfAbsent(place, List.copyOf(words));
    chosen.computeIfAbsent(place, none -> new LinkedHashMap<>());
  }

  /**
   * Chooses a line. The line counts as the end of the conversation until {@link #arrive} is called.
   */
  void choose(Word word) {
    chosen.get(here).put(word, ENDED);
    last = Optional.of(word);
  }

  /**
   * Returns the line to choose here. This is a line that was not chosen here yet; otherwise the
   * first line on the shortest way to such a line; otherwise the line that was chosen least often.
   *
   * @param often returns how often a line was chosen
   */
  Word next(ToIntFunction<Word> often) {
    Comparator<Word> leastOften = Comparator.comparingInt(often);
    return unchosen(here)
        .min(leastOften)
        .or(() -> wayFrom(here))
        .orElseGet(() -> offered.get(here).stream().min(leastOften).orElseThrow());
  }

  /** Returns whether another try can reach a line that was not chosen yet. */
  boolean isOpen() {
    return times < MOST_TIMES && hasLinesLeft();
  }

  /** Returns whether a line can be reached that was not chosen yet. */
  boolean hasLinesLeft() {
    return first.filter(place -> hasUnchosen(place) || wayFrom(place).isPresent()).isPresent();
  }

  /** Returns the first line of the shortest way from a place to another with unchosen lines. */
  private Optional<Word> wayFrom(long start) {
    Map<Long, Word> firstWords = new HashMap<>();
    Set<Long> seen = new HashSet<>(Set.of(start));
    Deque<Long> next = new ArrayDeque<>(List.of(start));
    while (!next.isEmpty()) {
      long place = next.remove();
      if (place != start && hasUnchosen(place)) {
        return Optional.of(firstWords.get(place));
      }
      for (Map.Entry<Word, Long> way : chosen.getOrDefault(place, Map.of()).entrySet()) {
        if (way.getValue() != ENDED && seen.add(way.getValue())) {
          firstWords.put(way.getValue(), firstWords.getOrDefault(place, way.getKey()));
          next.add(way.getValue());
        }
      }
    }
    return Optional.empty();
  }

  private boolean hasUnchosen(long place) {
    return unchosen(place).findAny().isPresent();
  }

  private Stream<Word> unchosen(long place) {
    return offered.getOrDefault(place, List.of()).stream()
        .filter(word -> !chosen.get(place).containsKey(word));
  }
}
