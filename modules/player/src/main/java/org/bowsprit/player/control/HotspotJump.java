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
 * <p>A hotspot is straight ahead if any part of it is straight ahead. Hotspots that lie farther to
 * the side than ahead come last. Among the others, a jump that starts in the room prefers hotspots
 * in the room, and a jump that starts on a verb or an inventory item prefers verbs and inventory
 * items. Vertical jumps among verbs and inventory items do not skip a row.
 */
public final class HotspotJump {

  /**
   * The minimum distance of a hotspot in the direction of the jump, in pixels. Nearer hotspots are
   * ignored.
   */
  private static final int LEAST = 3;

  /** The cost of a pixel straight ahead. */
  private static final int AHEAD = 4;

  /** The cost of a pixel up or down among verbs and inventory items. */
  private static final int ROW = 60;

  /**
   * The cost of a pixel to the side of the hotspot's edge. A pixel to the side of its middle costs
   * {@link #OFF_MIDDLE}.
   */
  private static final int ASIDE = 12;

  private static final int OFF_MIDDLE = 1;

  /**
   * The cost of leaving the area of the start (the room, or verbs and inventory). It exceeds the
   * cost of all distances on the screen.
   */
  private static final int ELSEWHERE = 20_000;

  private static final int BESIDE = 2 * ELSEWHERE;

  private HotspotJump() {}

  /**
   * Returns the target of a jump; empty if there is none in that direction. For up and down, this
   * is the next line of dialogue if there are such lines, otherwise the next hotspot.
   */
  public static Optional<Point> in(TimedSession game, int x, int y, Arrow way) {
    return new VerbKeys(game)
        .nextLine(y, way.rows())
        .or(
            () ->
                from(x, y, way, game.session().hotspots())
                    .map(hotspot -> new Point(hotspot.x(), hotspot.y())));
  }

  /** Returns the next hotspot; empty if there is none in that direction. */
  static Optional<Hotspot> from(int x, int y, Arrow way, List<Hotspot> hotspots) {
    boolean isVerb = isVerb(x, y, hotspots);
    Hotspot best = null;
    int least = Integer.MAX_VALUE;
    for (Hotspot hotspot : hotspots) {
      int distance = distance(x, y, way, hotspot) + (hotspot.isVerb() == isVerb ? 0 : ELSEWHERE);
      if (ahead(x, y, way, hotspot) >= LEAST && distance < least) {
        least = distance;
        best = hotspot;
      }
    }
    return Optional.ofNullable(best);
  }

  private static int distance(int x, int y, Arrow way, Hotspot to) {
    boolean upOrDown = way.columns() == 0;
    int ahead = ahead(x, y, way, to);
    int aside = upOrDown ? to.columnsTo(x) : to.rowsTo(y);
    int offMiddle = Math.abs(upOrDown ? to.x() - x : to.y() - y);
    int distance = ASIDE * aside + OFF_MIDDLE * offMiddle;
    if (upOrDown && to.isVerb()) {
      return distance + ROW * ahead;
    }
    return distance + AHEAD * ahead + (aside > ahead ? BESIDE : 0);
  }

  private static int ahead(int x, int y, Arrow way, Hotspot to) {
    return (to.x() - x) * way.columns() + (to.y() - y) * way.rows();
  }

  /** Returns whether a point is on a verb or an inventory item. */
  private static boolean isVerb(int x, int y, List<Hotspot> hotspots) {
    return hotspots.stream()
        .filter(hotspot -> hotspot.columnsTo(x) == 0 && hotspot.rowsTo(y) == 0)
        .findFirst()
        .map(Hotspot::isVerb)
        .orElse(false);
  }
}
