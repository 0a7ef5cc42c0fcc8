package org.bowsprit.player.control;

import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.Hotspot;

/**
 * Finds the next thing from a point in one of the four directions, as a remote control walks over
 * what is on a screen: near ones first, and straight ahead before aside.
 *
 * <p>A thing is straight ahead if any part of it is. What lies farther aside than ahead comes after
 * everything that does not; before that, what is in the room comes before verbs and things carried,
 * and the other way round. Up and down among those no row is passed over.
 */
public final class HotspotJump {

  /** What lies nearer than this in the direction is no step. */
  private static final int LEAST = 3;

  /** What a pixel ahead counts. */
  private static final int AHEAD = 4;

  /** What it counts up and down among verbs and things carried. */
  private static final int ROW = 60;

  /** What a pixel aside of its edge counts, and one aside of its middle. */
  private static final int ASIDE = 12;

  private static final int OFF_MIDDLE = 1;

  /** What is not where one comes from is farther than the screen is large. */
  private static final int ELSEWHERE = 20_000;

  private static final int BESIDE = 2 * ELSEWHERE;

  private HotspotJump() {}

  /** Returns where to jump; empty if nothing lies that way. */
  public static Optional<Hotspot> from(int x, int y, Arrow way, List<Hotspot> hotspots) {
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

  /** Returns whether a point is on a verb or something carried. */
  private static boolean isVerb(int x, int y, List<Hotspot> hotspots) {
    return hotspots.stream()
        .filter(hotspot -> hotspot.columnsTo(x) == 0 && hotspot.rowsTo(y) == 0)
        .findFirst()
        .map(Hotspot::isVerb)
        .orElse(false);
  }
}
