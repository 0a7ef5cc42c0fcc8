package org.bowsprit.router.geodesic;

/**
 * The interval of a cone: the part of its door that is visible from its root. Places are given by
 * their distance from the low end of the door.
 *
 * <p>Along the door, the distance of a place from the root changes by less than the step. If a
 * length that changes by the whole step is added to this distance, the sum is therefore smallest at
 * the place where the length stops decreasing and starts increasing. If that place is outside the
 * interval, the sum is smallest at the nearest end of the interval.
 */
final class Interval {

  private double length;
  private double stepX;
  private double stepY;
  private double rootAlong;
  private double rootAcross;
  private double from;
  private double to;

  /** Sets the interval to the whole of a door that is not a point, as seen from a root (x, y). */
  void open(PortalGraph graph, int door, int x, int y) {
    length = graph.length(door);
    stepX = (graph.highX(door) - graph.lowX(door)) / length;
    stepY = (graph.highY(door) - graph.lowY(door)) / length;
    double rootX = (double) x - graph.lowX(door);
    double rootY = (double) y - graph.lowY(door);
    rootAlong = stepX * rootX + stepY * rootY;
    rootAcross = stepX * rootY - stepY * rootX;
    from = 0;
    to = length;
  }

  /** Narrows the interval to the part between two directions from the root. */
  void narrow(int leftX, int leftY, int rightX, int rightY) {
    double left = crossing(leftX, leftY);
    double right = crossing(rightX, rightY);
    from = Math.min(left, right);
    to = Math.max(left, right);
  }

  private double crossing(double x, double y) {
    return rootAlong + rootAcross / (stepY * x - stepX * y) * (stepX * x + stepY * y);
  }

  /** Returns the distance between the root and the nearest point of the interval. */
  double distanceOfRoot() {
    return distance(within(rootAlong));
  }

  /**
   * Returns a lower bound for the length of a path from the root through the interval. The
   * parameters are such bounds for paths from the ends of the door.
   */
  double least(double fromLow, double fromHigh) {
    double at = within((fromLow - fromHigh + length) / 2);
    return distance(at) + Math.max(fromLow - at, fromHigh - length + at);
  }

  /**
   * Returns a lower bound for a detour. For each point of the interval, the straight line from the
   * root is at least this much longer than the path over an end of the door and then along the
   * door. The parameters are the lengths of the paths to the ends.
   */
  double detour(double toLow, double toHigh) {
    double at = within((toHigh - toLow + length) / 2);
    return distance(at) - Math.min(toLow + at, toHigh + length - at);
  }

  private double within(double place) {
    return Math.max(from, Math.min(to, place));
  }

  private double distance(double place) {
    double along = place - rootAlong;
    return Math.sqrt(along * along + rootAcross * rootAcross);
  }
}
