package org.bowsprit.playtest.internal.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.bowsprit.playtest.play.Action;

/**
 * The known ways between rooms. There can be several ways between two rooms, and some of them may
 * be closed.
 */
final class Ways {

  /** A plain walk comes before a verb, and a verb with one object before a verb with two. */
  private static final Comparator<Way> SIMPLEST_FIRST =
      Comparator.comparing((Way way) -> way.action().verb() != 0)
          .thenComparing(way -> way.action().second() != 0);

  private final Map<Integer, List<Way>> ways = new TreeMap<>();

  /** An action that led from one room to another. */
  record Way(int from, int to, Action action) {}

  void add(int from, int to, Action action) {
    List<Way> known = ways.computeIfAbsent(from, none -> new ArrayList<>());
    Way way = new Way(from, to, action);
    if (!known.contains(way)) {
      known.add(way);
      known.sort(SIMPLEST_FIRST);
    }
  }

  /** Returns the rooms to which known ways lead, without the first one, the nearest rooms first. */
  List<Integer> rooms(int from) {
    List<Integer> rooms = new ArrayList<>(arrivals(from, Set.of()).keySet());
    rooms.remove(0);
    return rooms;
  }

  /** Returns the shortest route to another room. Empty if each route has a closed way. */
  Optional<List<Way>> route(int from, int to, Collection<Way> closed) {
    Map<Integer, Optional<Way>> arrivals = arrivals(from, closed);
    if (!arrivals.containsKey(to)) {
      return Optional.empty();
    }
    List<Way> route = new ArrayList<>();
    for (Optional<Way> last = arrivals.get(to);
        last.isPresent();
        last = arrivals.get(last.get().from())) {
      route.add(last.get());
    }
    Collections.reverse(route);
    return Optional.of(route);
  }

  /** Returns the rooms that can be reached, each with the last way of the shortest route to it. */
  private Map<Integer, Optional<Way>> arrivals(int from, Collection<Way> closed) {
    Map<Integer, Optional<Way>> arrivals = new LinkedHashMap<>(Map.of(from, Optional.empty()));
    Deque<Integer> next = new ArrayDeque<>(List.of(from));
    while (!next.isEmpty()) {
      for (Way way : ways.getOrDefault(next.remove(), List.of())) {
        if (!arrivals.containsKey(way.to()) && !closed.contains(way)) {
          arrivals.put(way.to(), Optional.of(way));
          next.add(way.to());
        }
      }
    }
    return arrivals;
  }
}
