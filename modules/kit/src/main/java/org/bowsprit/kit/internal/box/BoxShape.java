package org.bowsprit.kit.internal.box;

import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;

/** Geometric tests for the outlines of boxes. */
final class BoxShape {

  private BoxShape() {}

  /** Returns whether no corner points inwards and the corners are in clockwise order. */
  static boolean isConvexClockwise(WalkBox box) {
    for (int a = 0; a < WalkBox.CORNERS; a++) {
      for (int p = 0; p < WalkBox.CORNERS; p++) {
        if (turn(box, a, box, p) < 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns whether the box has an area, that is, it is not a line or a point. */
  static boolean hasArea(WalkBox box) {
    for (int a = 0; a < WalkBox.CORNERS; a++) {
      for (int p = 0; p < WalkBox.CORNERS; p++) {
        if (turn(box, a, box, p) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether all corners are equal. */
  static boolean isPoint(WalkBox box) {
    return box.minX() == box.maxX() && box.minY() == box.maxY();
  }

  /**
   * Returns whether the interiors of two convex boxes with areas intersect. They do not if an edge
   * of one of the boxes separates them.
   */
  static boolean overlap(WalkBox a, WalkBox b) {
    return hasArea(a) && hasArea(b) && !separates(a, b) && !separates(b, a);
  }

  private static boolean separates(WalkBox edges, WalkBox other) {
    for (int edge = 0; edge < WalkBox.CORNERS; edge++) {
      boolean isSeparating = !edges.edgeIsCollapsed(edge);
      for (int p = 0; p < WalkBox.CORNERS && isSeparating; p++) {
        isSeparating = turn(edges, edge, other, p) <= 0;
      }
      if (isSeparating) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the smallest squared distance between a corner of one box and the outline of the other.
   */
  static long squaredDistance(WalkBox a, WalkBox b) {
    return Math.min(cornerDistance(a, b), cornerDistance(b, a));
  }

  private static long cornerDistance(WalkBox corners, WalkBox outline) {
    long min = Long.MAX_VALUE;
    for (int k = 0; k < WalkBox.CORNERS; k++) {
      long nearest = Outline.nearest(outline, corners.x(k), corners.y(k));
      int x = org.bowsprit.pathfinding.geometry.PackedPoint.x(nearest);
      int y = org.bowsprit.pathfinding.geometry.PackedPoint.y(nearest);
      min = Math.min(min, Point.squaredDistance(x, y, corners.x(k), corners.y(k)));
    }
    return min;
  }

  private static long turn(WalkBox box, int edge, WalkBox points, int p) {
    return Outline.turn(
        box.x(edge), box.y(edge), box.x(edge + 1), box.y(edge + 1), points.x(p), points.y(p));
  }
}
