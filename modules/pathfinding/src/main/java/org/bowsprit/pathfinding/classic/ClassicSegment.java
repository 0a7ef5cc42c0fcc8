package org.bowsprit.pathfinding.classic;

import org.bowsprit.pathfinding.geometry.PackedPoint;

/**
 * Computes the nearest point of a segment in the reference interpreter's 32-bit arithmetic,
 * including truncation and overflow (spec 08 §5.3 and 5.4).
 *
 * @since 1.0
 */
public final class ClassicSegment {

  /** The result of {@link #squaredDistance} for points that are too far apart. */
  public static final int FAR = 0xFFFFFF;

  private static final int MIN_FAR_DISTANCE = 4096;

  private ClassicSegment() {}

  /** Returns the squared distance; {@link #FAR} if the points are 4096 or more apart on an axis. */
  public static int squaredDistance(int ax, int ay, int bx, int by) {
    int dx = Math.abs(bx - ax);
    int dy = Math.abs(by - ay);
    return dx >= MIN_FAR_DISTANCE || dy >= MIN_FAR_DISTANCE ? FAR : dx * dx + dy * dy;
  }

  /**
   * Returns the point of the segment a→b that the reference considers the nearest to p, packed by
   * {@link PackedPoint}. It may be about a pixel away from the true projection.
   */
  public static long nearest(int ax, int ay, int bx, int by, int px, int py) {
    int dx = bx - ax;
    int dy = by - ay;
    return Math.abs(dx) > Math.abs(dy)
        ? nearestAlongX(ax, ay, bx, by, px, py)
        : swapAxes(nearestAlongX(ay, ax, by, bx, py, px));
  }

  /** Applies the rule for |dx| ≥ |dy|. The other case exchanges the axes. */
  private static long nearestAlongX(int ax, int ay, int bx, int by, int px, int py) {
    int dx = bx - ax;
    int dy = by - ay;
    int x;
    int y;
    if (dy == 0) {
      x = px;
      y = ay;
    } else {
      int lineOffset = ax * dy / dx;
      int normalOffset = px * dx / dy;
      int projectedX = (lineOffset + normalOffset - ay + py) * dy * dx / (dx * dx + dy * dy);
      x = (short) projectedX;
      y = (short) (projectedX * dy / dx - lineOffset + ay);
    }
    boolean isForward = dx > 0;
    if (isForward ? x < ax : x > ax) {
      return PackedPoint.of(ax, ay);
    }
    if (isForward ? x > bx : x < bx) {
      return PackedPoint.of(bx, by);
    }
    return PackedPoint.of(x, y);
  }

  private static long swapAxes(long packed) {
    return PackedPoint.of(PackedPoint.y(packed), PackedPoint.x(packed));
  }
}
