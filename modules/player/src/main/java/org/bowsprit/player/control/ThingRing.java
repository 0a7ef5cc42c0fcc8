package org.bowsprit.player.control;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.verb.VerbKeys;

/**
 * Finds the next thing to point at, so that a player who cannot see the picture misses nothing. The
 * things in the room come first, from left to right. Other visible things without a key follow,
 * such as carried things. While there are lines of dialogue, only these lines can be pointed at.
 */
final class ThingRing {

  private ThingRing() {}

  /**
   * Returns the next stop.
   *
   * @param x column of the pointer
   * @param y row of the pointer
   * @param way 1 for the next, −1 for the previous
   * @return empty if there is nothing to point at
   */
  static Optional<Point> next(TimedSession game, int x, int y, int way) {
    List<Point> lines = new VerbKeys(game).lines();
    List<Point> stops =
        lines.isEmpty() ? stops(game).map(it -> new Point(it.x(), it.y())).toList() : lines;
    if (stops.isEmpty()) {
      return Optional.empty();
    }
    int current = stops.indexOf(new Point(x, y));
    int first = way > 0 ? 0 : stops.size() - 1;
    return Optional.of(stops.get(current < 0 ? first : Math.floorMod(current + way, stops.size())));
  }

  private static Stream<Hotspot> stops(TimedSession game) {
    VerbSlots verbs = game.session().world().verbs();
    List<Hotspot> hotspots = game.session().hotspots();
    Stream<Hotspot> things =
        hotspots.stream().filter(it -> !it.isVerb()).sorted(Comparator.comparingInt(Hotspot::x));
    Stream<Hotspot> others =
        hotspots.stream()
            .filter(Hotspot::isVerb)
            .filter(it -> verbs.at(verbs.under(it.x(), it.y())).key() == 0);
    return Stream.concat(things, others);
  }
}
