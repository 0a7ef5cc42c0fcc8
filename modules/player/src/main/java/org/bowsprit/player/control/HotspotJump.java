package org.bowsprit.player.control;

import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.verb.VerbKeys;

/**
 * Finds the next hotspot from a point in one of the four directions, like navigation with a remote
 * control. Near hotspots come first, and hotspots straight ahead come before hotspots to the side.
 *
 * <p>A hotspot is straight ahead if any part of it is straight ahead. Hotspots that are farther to
 * the side than ahead come last. Among the others, a jump that starts in the room prefers hotspots
 * in the room, and a jump that starts on a verb or an inventory item prefers verbs and inventory
 * items. Vertical jumps among verbs and inventory items do not skip a row.
 */
public final class HotspotJump {

  /**
   * The minimum distance of a hotspot in the direction of the jump, in pixels. Nearer hotspots are
   * ignored.
   */
  private static final int MIN_DISTANCE_PIXELS = 3;

  /** The cost of a pixel straight ahead. */
  private static final int AHEAD_COST = 4;

  /** The cost of a pixel up or down among verbs and inventory items. */
  private static final int ROW_COST = 60;

  /**
   * The cost of a pixel to the side of the hotspot's edge. A pixel to the side of its middle costs
   * {@link #OFF_MIDDLE_COST}.
   */
  private static final int ASIDE_COST = 12;

  private static final int OFF_MIDDLE_COST = 1;

  /**
   * The cost of leaving the area of the start (the room, or verbs and inventory). It exceeds the
   * cost of all distances on the screen.
   */
  private static final int OTHER_AREA_COST = 20_000;

  /** The additional cost of a hotspot that is farther to the side than ahead. */
  private static final int SIDEWAYS_COST = 2 * OTHER_AREA_COST;

  private HotspotJump() {}

  /**
   * Returns the target of a jump; empty if there is none in that direction. For up and down, this
   * is the next dialogue choice if choices are shown, otherwise the next hotspot.
   */
  public static Optional<Point> target(TimedSession game, int x, int y, ArrowDirection direction) {
    return new VerbKeys(game)
        .nextChoice(y, direction.rows())
        .or(
            () ->
                nextHotspot(x, y, direction, game.session().hotspots())
                    .map(hotspot -> new Point(hotspot.x(), hotspot.y())));
  }

  /** Returns the next hotspot; empty if there is none in that direction. */
  static Optional<Hotspot> nextHotspot(
      int x, int y, ArrowDirection direction, List<Hotspot> hotspots) {
    boolean isVerb = isOnVerb(x, y, hotspots);
    Hotspot best = null;
    int lowestCost = Integer.MAX_VALUE;
    for (Hotspot hotspot : hotspots) {
      int cost =
          cost(x, y, direction, hotspot) + (hotspot.isVerb() == isVerb ? 0 : OTHER_AREA_COST);
      if (distanceAhead(x, y, direction, hotspot) >= MIN_DISTANCE_PIXELS && cost < lowestCost) {
        lowestCost = cost;
        best = hotspot;
      }
    }
    return Optional.ofNullable(best);
  }

  private static int cost(int x, int y, ArrowDirection direction, Hotspot target) {
    boolean isVertical = direction.columns() == 0;
    int distanceAhead = distanceAhead(x, y, direction, target);
    int distanceAside = isVertical ? target.distanceToColumn(x) : target.distanceToRow(y);
    int distanceFromMiddle = Math.abs(isVertical ? target.x() - x : target.y() - y);
    int cost = ASIDE_COST * distanceAside + OFF_MIDDLE_COST * distanceFromMiddle;
    if (isVertical && target.isVerb()) {
      return cost + ROW_COST * distanceAhead;
    }
    return cost + AHEAD_COST * distanceAhead + (distanceAside > distanceAhead ? SIDEWAYS_COST : 0);
  }

  private static int distanceAhead(int x, int y, ArrowDirection direction, Hotspot target) {
    return (target.x() - x) * direction.columns() + (target.y() - y) * direction.rows();
  }

  /** Returns whether a point is on a verb or an inventory item. */
  private static boolean isOnVerb(int x, int y, List<Hotspot> hotspots) {
    return hotspots.stream()
        .filter(hotspot -> hotspot.distanceToColumn(x) == 0 && hotspot.distanceToRow(y) == 0)
        .findFirst()
        .map(Hotspot::isVerb)
        .orElse(false);
  }
}
