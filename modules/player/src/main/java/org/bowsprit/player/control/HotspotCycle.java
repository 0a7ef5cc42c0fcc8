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
 * Finds the next hotspot to point at, so that a player who cannot see the picture can reach all
 * hotspots. The hotspots in the room come first, from left to right. Verbs and inventory items that
 * have no key follow. While dialogue choices are shown, the pointer only moves between them.
 */
final class HotspotCycle {

  private HotspotCycle() {}

  /**
   * Returns the position of the next hotspot or dialogue choice.
   *
   * @param x column of the pointer
   * @param y row of the pointer
   * @param step 1 for the next, −1 for the previous
   * @return the position; empty if there is nothing to point at
   */
  static Optional<Point> next(TimedSession game, int x, int y, int step) {
    List<Point> choicePoints = new VerbKeys(game).choices();
    List<Point> points =
        choicePoints.isEmpty()
            ? hotspotsInOrder(game).map(it -> new Point(it.x(), it.y())).toList()
            : choicePoints;
    if (points.isEmpty()) {
      return Optional.empty();
    }
    int current = points.indexOf(new Point(x, y));
    int first = step > 0 ? 0 : points.size() - 1;
    return Optional.of(
        points.get(current < 0 ? first : Math.floorMod(current + step, points.size())));
  }

  private static Stream<Hotspot> hotspotsInOrder(TimedSession game) {
    VerbSlots verbs = game.session().world().verbs();
    List<Hotspot> hotspots = game.session().hotspots();
    Stream<Hotspot> roomHotspots =
        hotspots.stream().filter(it -> !it.isVerb()).sorted(Comparator.comparingInt(Hotspot::x));
    Stream<Hotspot> verbsAndItems =
        hotspots.stream()
            .filter(Hotspot::isVerb)
            .filter(it -> verbs.slot(verbs.slotAtPoint(it.x(), it.y())).key() == 0);
    return Stream.concat(roomHotspots, verbsAndItems);
  }
}
