package org.bowsprit.pathfinding.geometry;

/**
 * Packs a point into one {@code long}, x in the upper and y in the lower half, for code that must
 * not allocate.
 *
 * @since 1.0
 */
public final class PackedPoint {

  private PackedPoint() {}

  /** Packs (x, y). */
  public static long of(int x, int y) {
    return (long) x << 32 | (y & 0xFFFFFFFFL);
  }

  /** Returns the x of a packed point. */
  public static int x(long packed) {
    return (int) (packed >> 32);
  }

  /** Returns the y of a packed point. */
  public static int y(long packed) {
    return (int) packed;
  }

  /** Returns a packed point as an object. */
  public static Point toPoint(long packed) {
    return new Point(x(packed), y(packed));
  }
}
