package org.bowsprit.pathfinding.classic;

import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Computes containment, nearest points and neighbours like the reference interpreter.
 *
 * @since 1.0
 */
public final class ClassicBox {

  private static final int SQUARED_LINE_TOLERANCE = 4;

  private ClassicBox() {}

  /**
   * Returns whether a box contains a point (spec 08 §5.2). Box 0 contains no point. A line box
   * contains the points of its bounding rectangle within two pixels of the line. Any other box
   * contains points only if its corners run clockwise on the screen.
   */
  public static boolean contains(WalkBox box, int x, int y) {
    if (box.id() == 0 || !box.boundsContain(x, y)) {
      return false;
    }
    return (isLine(box) && isNearLine(box, x, y)) || isOnInnerSide(box, x, y);
  }

  private static boolean isLine(WalkBox box) {
    return (box.edgeIsCollapsed(0) && box.edgeIsCollapsed(2))
        || (box.edgeIsCollapsed(1) && box.edgeIsCollapsed(3));
  }

  private static boolean isNearLine(WalkBox box, int x, int y) {
    long nearest = ClassicSegment.nearest(box.ulx(), box.uly(), box.lrx(), box.lry(), x, y);
    return ClassicSegment.squaredDistance(PackedPoint.x(nearest), PackedPoint.y(nearest), x, y)
        <= SQUARED_LINE_TOLERANCE;
  }

  private static boolean isOnInnerSide(WalkBox box, int x, int y) {
    for (int edge = 0; edge < WalkBox.CORNERS; edge++) {
      if (Outline.turn(box.x(edge), box.y(edge), box.x(edge + 1), box.y(edge + 1), x, y) < 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the point of a box's outline that is nearest to (x, y), packed (spec 08 §5.5). Returns
   * (x, y) itself if every edge is about 4096 pixels or more away. A point inside the box is also
   * moved to the outline.
   */
  public static long nearest(WalkBox box, int x, int y) {
    long best = PackedPoint.of(x, y);
    int bestDistance = ClassicSegment.FAR;
    for (int edge = 0; edge < WalkBox.CORNERS; edge++) {
      long candidate =
          ClassicSegment.nearest(box.x(edge), box.y(edge), box.x(edge + 1), box.y(edge + 1), x, y);
      int distance =
          ClassicSegment.squaredDistance(PackedPoint.x(candidate), PackedPoint.y(candidate), x, y);
      if (distance < bestDistance) {
        best = candidate;
        bestDistance = distance;
      }
    }
    return best;
  }

  /**
   * Returns whether two boxes are neighbours (spec 08 §6.2). Neither may be invisible, and two
   * edges must meet on a vertical or horizontal line. The two edges must share a stretch or, if one
   * of them has no length, a point.
   */
  public static boolean connect(WalkBox a, WalkBox b) {
    return !a.invisible() && !b.invisible() && ClassicOpening.first(a, b) != null;
  }
}
