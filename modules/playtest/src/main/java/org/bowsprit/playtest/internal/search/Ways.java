package org.bowsprit.playtest.internal.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.playtest.play.Action;

/** The known ways between rooms, each with the action that first used it. */
final class Ways {

  private final Map<Integer, Map<Integer, Action>> ways = new TreeMap<>();

  void add(int from, int to, Action action) {
    ways.computeIfAbsent(from, none -> new LinkedHashMap<>()).merge(to, action, Ways::simpler);
  }

  /** Returns the simpler action. A plain walk is simpler than a verb. */
  private static Action simpler(Action known, Action other) {
    return other.verb() == 0 ? other : known;
  }

  /** Returns the shortest sequences of actions to all other rooms, the nearest rooms first. */
  List<List<Action>> routes(int from) {
    Map<Integer, List<Action>> routes = new LinkedHashMap<>(Map.of(from, List.of()));
    Deque<Integer> next = new ArrayDeque<>(List.of(from));
    while (!next.isEmpty()) {
      int room = next.remove();
      ways.getOrDefault(room, Map.of())
          .forEach(
              (to, action) -> {
                if (!routes.containsKey(to)) {
                  List<Action> longer = new ArrayList<>(routes.get(room));
                  longer.add(action);
                  routes.put(to, longer);
                  next.add(to);
                }
              });
    }
    routes.remove(from);
    return List.copyOf(routes.values());
  }

  /** Returns the room to which a sequence of actions leads. */
  int end(int from, List<Action> route) {
    int room = from;
    for (Action action : route) {
      for (Map.Entry<Integer, Action> way : ways.get(room).entrySet()) {
        if (way.getValue().equals(action)) {
          room = way.getKey();
          break;
        }
      }
    }
    return room;
  }
}
