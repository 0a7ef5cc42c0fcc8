package org.bowsprit.playtest.internal.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.internal.play.SessionDriver;
import org.bowsprit.playtest.play.Action;

/**
 * Goes from one state to other rooms by known ways. If a way turns out to be closed, it takes
 * another one.
 */
final class Journey {

  private final Explorer explorer;
  private final RoomConnections ways;
  private final Node start;
  private final Set<Action> bannedActions;
  private final Map<Integer, Node> reached = new HashMap<>();
  private final Set<RoomConnections.Connection> closed = new HashSet<>();

  /** Prepares a journey that may use every known way. */
  Journey(Explorer explorer, RoomConnections ways, Node start) {
    this(explorer, ways, start, Set.of());
  }

  /**
   * Prepares a journey.
   *
   * @param banned the actions not to do
   */
  Journey(Explorer explorer, RoomConnections ways, Node start, Set<Action> banned) {
    this.explorer = explorer;
    this.ways = ways;
    this.start = start;
    this.bannedActions = banned;
    reached.put(start.room(), start);
  }

  /** Returns the other rooms to which known ways lead, the nearest first. */
  List<Integer> rooms() {
    return ways.reachableRooms(start.room());
  }

  /**
   * Returns the state after going to a room. Empty if all ways to the room are closed or time is
   * up.
   */
  Optional<Node> arriveIn(int room) {
    while (!reached.containsKey(room)) {
      Optional<List<RoomConnections.Connection>> route = ways.route(start.room(), room, closed);
      if (route.isEmpty() || !explorer.isTimeLeft()) {
        return Optional.empty();
      }
      follow(route.get());
    }
    return Optional.of(reached.get(room));
  }

  /** Returns the first state, and the state in every other room that can be reached. */
  List<Node> reachableNodes() {
    List<Node> all = new ArrayList<>(List.of(start));
    rooms().forEach(room -> arriveIn(room).ifPresent(all::add));
    return all;
  }

  private void follow(List<RoomConnections.Connection> route) {
    for (RoomConnections.Connection way : route) {
      if (!reached.containsKey(way.to())) {
        if (bannedActions.contains(way.action())) {
          closed.add(way);
          return;
        }
        Explorer.Result result = explorer.attempt(reached.get(way.from()), way.action());
        boolean arrived =
            result.end() == SessionDriver.End.FREE
                && result.after() != null
                && result.after().room() == way.to();
        if (!arrived) {
          closed.add(way);
          return;
        }
        reached.put(way.to(), result.after());
      }
    }
  }
}
