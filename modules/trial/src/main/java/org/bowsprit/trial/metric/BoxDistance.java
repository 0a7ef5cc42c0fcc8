package org.bowsprit.trial.metric;

import org.bowsprit.pathfinding.geometry.WalkBox;

/** Checks whether a point, which may lie between pixels, is near a box. */
final class BoxDistance {

  private BoxDistance() {}

  /** Returns whether (x, y) is in a box or at most {@code slack} away from it. */
  static boolean isWithin(WalkBox box, double x, double y, double slack) {
    if (x < box.minX() - slack
        || x > box.maxX() + slack
        || y < box.minY() - slack
        || y > box.maxY() + slack) {
      return false;
    }
    boolean left = false;
    boolean right = false;
    boolean near = false;
    for (int edge = 0; edge < WalkBox.CORNERS; edge++) {
      double ax = box.x(edge);
      double ay = box.y(edge);
      double dx = box.x(edge + 1) - ax;
      double dy = box.y(edge + 1) - ay;
      double side = dx * (y - ay) - dy * (x - ax);
      left |= side < 0;
      right |= side > 0;
      near |= distanceToSegment(ax, ay, dx, dy, x, y) <= slack;
    }
    return near || !(left && right);
  }

  private static double distanceToSegment(
      double ax, double ay, double dx, double dy, double x, double y) {
    double length = dx * dx + dy * dy;
    double along = length == 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
    double t = Math.max(0, Math.min(1, along));
    return Math.hypot(x - ax - t * dx, y - ay - t * dy);
  }
}
