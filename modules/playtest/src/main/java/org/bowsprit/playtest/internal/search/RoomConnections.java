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
final class RoomConnections {

  /** A plain walk comes before a verb, and a verb with one object before a verb with two. */
  private static final Comparator<Connection> SIMPLEST_FIRST =
      Comparator.comparing((Connection connection) -> connection.action().verb() != 0)
          .thenComparing(connection -> connection.action().second() != 0);

  private final Map<Integer, List<Connection>> connections = new TreeMap<>();

  /** An action that led from one room to another. */
  record Connection(int from, int to, Action action) {}

  void add(int from, int to, Action action) {
    List<Connection> connectionsFrom = connections.computeIfAbsent(from, none -> new ArrayList<>());
    Connection connection = new Connection(from, to, action);
    if (!connectionsFrom.contains(connection)) {
      connectionsFrom.add(connection);
      connectionsFrom.sort(SIMPLEST_FIRST);
    }
  }

  /** Returns the rooms to which known ways lead, without the first one, the nearest rooms first. */
  List<Integer> reachableRooms(int from) {
    List<Integer> rooms = new ArrayList<>(arrivals(from, Set.of()).keySet());
    rooms.remove(0);
    return rooms;
  }

  /** Returns the shortest route to another room. Empty if each route has a closed way. */
  Optional<List<Connection>> route(int from, int to, Collection<Connection> closed) {
    Map<Integer, Optional<Connection>> arrivals = arrivals(from, closed);
    if (!arrivals.containsKey(to)) {
      return Optional.empty();
    }
    List<Connection> route = new ArrayList<>();
    for (Optional<Connection> last = arrivals.get(to);
        last.isPresent();
        last = arrivals.get(last.get().from())) {
      route.add(last.get());
    }
    Collections.reverse(route);
    return Optional.of(route);
  }

  /** Returns the rooms that can be reached, each with the last way of the shortest route to it. */
  private Map<Integer, Optional<Connection>> arrivals(int from, Collection<Connection> closed) {
    Map<Integer, Optional<Connection>> arrivals =
        new LinkedHashMap<>(Map.of(from, Optional.empty()));
    Deque<Integer> next = new ArrayDeque<>(List.of(from));
    while (!next.isEmpty()) {
      for (Connection connection : connections.getOrDefault(next.remove(), List.of())) {
        if (!arrivals.containsKey(connection.to()) && !closed.contains(connection)) {
          arrivals.put(connection.to(), Optional.of(connection));
          next.add(connection.to());
        }
      }
    }
    return arrivals;
  }
}
