package org.bowsprit.playtest.internal.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.playtest.internal.play.Deed;

/** The ways between rooms that were found, each by the deed that first led along it. */
final class Ways {

  private final Map<Integer, Map<Integer, Deed>> ways = new TreeMap<>();

  void add(int from, int to, Deed deed) {
    ways.computeIfAbsent(from, none -> new LinkedHashMap<>()).merge(to, deed, Ways::simpler);
  }

  /** A plain walk is better than a verb. */
  private static Deed simpler(Deed known, Deed other) {
    return other.verb() == 0 ? other : known;
  }

  /** Returns the shortest rows of deeds into all other rooms, the nearest rooms first. */
  List<List<Deed>> routes(int from) {
    Map<Integer, List<Deed>> routes = new LinkedHashMap<>(Map.of(from, List.of()));
    Deque<Integer> next = new ArrayDeque<>(List.of(from));
    while (!next.isEmpty()) {
      int room = next.remove();
      ways.getOrDefault(room, Map.of())
          .forEach(
              (to, deed) -> {
                if (!routes.containsKey(to)) {
                  List<Deed> longer = new ArrayList<>(routes.get(room));
                  longer.add(deed);
                  routes.put(to, longer);
                  next.add(to);
                }
              });
    }
    routes.remove(from);
    return List.copyOf(routes.values());
  }

  /** Returns the room that a row of deeds leads into. */
  int end(int from, List<Deed> route) {
    int room = from;
    for (Deed deed : route) {
      for (Map.Entry<Integer, Deed> way : ways.get(room).entrySet()) {
        if (way.getValue().equals(deed)) {
          room = way.getKey();
          break;
        }
      }
    }
    return room;
  }
}
