package org.bowsprit.router.geodesic;

import static org.bowsprit.router.geodesic.Cones.distance;

/** The interval of a cone: the part of its door that is visible from its root. */
final class Interval {

  private double rootX;
  private double rootY;
  private double leftX;
  private double leftY;
  private double rightX;
  private double rightY;

  /** Sets the root, and the ends. */
  void set(double rx, double ry, double ax, double ay, double bx, double by) {
    rootX = rx;
    rootY = ry;
    leftX = ax;
    leftY = ay;
    rightX = bx;
    rightY = by;
  }

  /** Returns the distance of the root from the nearest point of the interval. */
  double distanceOfRoot() {
    double dx = rightX - leftX;
    double dy = rightY - leftY;
    double square = dx * dx + dy * dy;
    double part = square == 0 ? 0 : ((rootX - leftX) * dx + (rootY - leftY) * dy) / square;
    double near = Math.max(0, Math.min(1, part));
    return distance(rootX, rootY, leftX + near * dx, leftY + near * dy);
  }

  /** Returns the distance of the farther end from a point. */
  double distanceOfFarEnd(int x, int y) {
    return Math.max(distance(x, y, leftX, leftY), distance(x, y, rightX, rightY));
  }

  /**
   * Returns how much farther each point of the interval is from the root than from a point on the
   * interval's line, at least. The difference is least at the end that is farther from that point,
   * because a step away from it adds its whole length to one of the distances.
   */
  double detour(int x, int y) {
    double toLeft = distance(x, y, leftX, leftY);
    double toRight = distance(x, y, rightX, rightY);
    return toLeft > toRight
        ? distance(rootX, rootY, leftX, leftY) - toLeft
        : distance(rootX, rootY, rightX, rightY) - toRight;
  }
}
