package org.bowsprit.player.control;

import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.Hotspot;

/**
 * Finds the next thing from a point in one of the four directions, as a remote control walks over
 * what is on a screen: near ones first, and straight ahead before aside.
 */
final class HotspotJump {

  /** What lies nearer than this in the direction is no step. */
  private static final int LEAST = 3;

  /** A pixel aside counts as many ahead. */
  private static final int ASIDE = 3;

  /** What lies farther aside than ahead comes after everything that does not. */
  private static final int BESIDE = 10_000;

  private HotspotJump() {}

  /** Returns where to jump; empty if nothing lies that way. */
  static Optional<Hotspot> from(int x, int y, Pointer.Arrow way, List<Hotspot> hotspots) {
    Hotspot best = null;
    int least = Integer.MAX_VALUE;
    for (Hotspot hotspot : hotspots) {
      int ahead = (hotspot.x() - x) * way.columns() + (hotspot.y() - y) * way.rows();
      int aside = Math.abs((hotspot.x() - x) * way.rows() + (hotspot.y() - y) * way.columns());
      int distance = ahead + ASIDE * aside + (aside > ahead ? BESIDE : 0);
      if (ahead >= LEAST && distance < least) {
        least = distance;
        best = hotspot;
      }
    }
    return Optional.ofNullable(best);
  }
}
