package org.bowsprit.pathfinding.geometry;

/**
 * A pixel position in a room.
 *
 * @param x the number of pixels from the room's left edge; may be negative
 * @param y the number of pixels below the room's top edge; may be negative
 * @since 1.0
 */
public record Point(int x, int y) {

  /** Returns the square of the Euclidean distance to {@code other}, in square pixels. */
  public long squaredDistance(Point other) {
    return squaredDistance(x, y, other.x, other.y);
  }

  /** Returns the square of the Euclidean distance between (ax, ay) and (bx, by). */
  public static long squaredDistance(int ax, int ay, int bx, int by) {
    long dx = (long) bx - ax;
    long dy = (long) by - ay;
    return dx * dx + dy * dy;
  }
}
