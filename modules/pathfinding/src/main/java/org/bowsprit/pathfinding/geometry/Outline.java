package org.bowsprit.pathfinding.geometry;

/**
 * Computes containment and nearest points of a single walk box exactly (spec 08 §5.1 and 5.5).
 *
 * @since 1.0
 */
public final class Outline {

  private Outline() {}

  /**
   * Returns twice the signed area of the triangle a, b, p. It is positive if p is to the right of
   * the line from a to b on the screen, and 0 if the three points are collinear.
   */
  public static long turn(int ax, int ay, int bx, int by, int px, int py) {
    return ((long) bx - ax) * ((long) py - ay) - ((long) by - ay) * ((long) px - ax);
  }

  /**
   * Returns whether a box contains a point. The outline belongs to the box.
   *
   * <p>The bounding rectangle is tested first, because otherwise a box whose corners coincide would
   * contain every point. The corners may be in clockwise or counterclockwise order. For concave and
   * self-crossing outlines, the result depends only on the signs of the four turns.
   */
  public static boolean contains(WalkBox box, int px, int py) {
    return box.boundsContain(px, py) && (box.isRectangle() || isOnOneSide(box, px, py));
  }

  /** Returns whether no two edges of the box have the point on opposite sides. */
  static boolean isOnOneSide(WalkBox box, int px, int py) {
    boolean hasLeft = false;
    boolean hasRight = false;
    for (int edge = 0; edge < WalkBox.CORNERS; edge++) {
      long side = turn(box.x(edge), box.y(edge), box.x(edge + 1), box.y(edge + 1), px, py);
      hasLeft |= side < 0;
      hasRight |= side > 0;
    }
    return !(hasLeft && hasRight);
  }

  /**
   * Returns whether a point lies exactly on one of the four closed edges.
   *
   * <p>Neighbour rule N2 depends on this test, so it has no tolerance.
   */
  public static boolean touches(WalkBox box, int px, int py) {
    for (int edge = 0; edge < WalkBox.CORNERS; edge++) {
      if (isOnSegment(box.x(edge), box.y(edge), box.x(edge + 1), box.y(edge + 1), px, py)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOnSegment(int ax, int ay, int bx, int by, int px, int py) {
    return px >= Math.min(ax, bx)
        && px <= Math.max(ax, bx)
        && py >= Math.min(ay, by)
        && py <= Math.max(ay, by)
        && turn(ax, ay, bx, by, px, py) == 0;
  }

  /**
   * Returns the point of a box that is nearest to (px, py), packed by {@link PackedPoint}.
   *
   * <p>A point inside the box is its own nearest point. A point outside the box is projected
   * exactly on every edge, and the first edge at the smallest distance is used. Each coordinate is
   * rounded by {@code floor(v + ½)}, so on a slanted edge the result may lie a fraction of a pixel
   * outside.
   *
   * <p>The result is exact for coordinates of up to ±2<sup>26</sup>.
   */
  public static long nearest(WalkBox box, int px, int py) {
    if (box.isRectangle()) {
      int x = Math.max(box.minX(), Math.min(box.maxX(), px));
      int y = Math.max(box.minY(), Math.min(box.maxY(), py));
      return PackedPoint.of(x, y);
    }
    return contains(box, px, py) ? PackedPoint.of(px, py) : nearestOnEdges(box, px, py);
  }

  private static long nearestOnEdges(WalkBox box, int px, int py) {
    long best = 0;
    long bestNumerator = -1;
    long bestDenominator = 0;
    for (int edge = 0; edge < WalkBox.CORNERS; edge++) {
      int ax = box.x(edge);
      int ay = box.y(edge);
      int bx = box.x(edge + 1);
      int by = box.y(edge + 1);
      long dx = (long) bx - ax;
      long dy = (long) by - ay;
      long squaredLength = dx * dx + dy * dy;
      long projection = dx * ((long) px - ax) + dy * ((long) py - ay);
      // The squared distance is the numerator at an end (denominator 0), and numerator²/denominator
      // between the ends.
      long numerator;
      long denominator;
      long candidate;
      if (projection <= 0) {
        candidate = PackedPoint.of(ax, ay);
        numerator = Point.squaredDistance(ax, ay, px, py);
        denominator = 0;
      } else if (projection >= squaredLength) {
        candidate = PackedPoint.of(bx, by);
        numerator = Point.squaredDistance(bx, by, px, py);
        denominator = 0;
      } else {
        candidate =
            PackedPoint.of(
                ax + roundedQuotient(dx * projection, squaredLength),
                ay + roundedQuotient(dy * projection, squaredLength));
        numerator = Math.abs(turn(ax, ay, bx, by, px, py));
        denominator = squaredLength;
      }
      if (bestNumerator < 0
          || SquaredDistance.isLess(numerator, denominator, bestNumerator, bestDenominator)) {
        best = candidate;
        bestNumerator = numerator;
        bestDenominator = denominator;
      }
    }
    return best;
  }

  /** Returns {@code floor(numerator / denominator + ½)}. */
  private static int roundedQuotient(long numerator, long denominator) {
    return (int) Math.floorDiv(2 * numerator + denominator, 2 * denominator);
  }
}
