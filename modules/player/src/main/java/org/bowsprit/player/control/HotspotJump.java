package org.bowsprit.player.control;

import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.Hotspot;

/**
 * Finds the next thing from a point in one of the four directions, as a remote control walks over
 * what is on a screen: near ones first, and straight ahead before aside. To the left and right what
 * is in the room comes before verbs and things carried, and the other way round; up and down among
 * those no row is passed over.
 */
final class HotspotJump {

  /** What lies nearer than this in the direction is no step. */
  private static final int LEAST = 3;

  /** A pixel aside counts as many ahead. */
  private static final int ASIDE = 3;

  /** What lies farther aside than ahead comes after everything that does not. */
  private static final int BESIDE = 10_000;

  /** Verbs and things carried come after what lies ahead in the room and before what is aside. */
  private static final int PANEL = 5_000;

  /** A row nearer counts as more than any column. */
  private static final int ROW = 30;

  private HotspotJump() {}

  /**
   * Returns where to jump; empty if nothing lies that way.
   *
   * @param edge the row of the screen below which verbs and things carried are
   */
  static Optional<Hotspot> from(int x, int y, Pointer.Arrow way, List<Hotspot> hotspots, int edge) {
    Hotspot best = null;
    int least = Integer.MAX_VALUE;
    for (Hotspot hotspot : hotspots) {
      int ahead = (hotspot.x() - x) * way.columns() + (hotspot.y() - y) * way.rows();
      int aside = Math.abs((hotspot.x() - x) * way.rows() + (hotspot.y() - y) * way.columns());
      int distance =
          way.rows() != 0 && hotspot.y() >= edge
              ? PANEL + ROW * ahead + aside
              : ahead + ASIDE * aside + (aside > ahead ? BESIDE : 0);
      if (way != Pointer.Arrow.DOWN && (hotspot.y() >= edge) != (y >= edge)) {
        distance += 2 * BESIDE;
      }
      if (ahead >= LEAST && distance < least) {
        least = distance;
        best = hotspot;
      }
    }
    return Optional.ofNullable(best);
  }
}
