package org.bowsprit.router.geodesic;

/**
 * The interval of a cone: the part of its door that is visible from its root. Points of the
 * interval are given by their distance from the low end of the door.
 *
 * <p>If a point moves along the door, its distance from the root changes by less than the point
 * moves. If a length that changes by as much as the point moves is added to this distance, the sum
 * is therefore smallest where the length stops decreasing and starts increasing. If that point is
 * outside the interval, the sum is smallest at the nearest end of the interval.
 */
final class Interval {

  private double length;
  private double directionX;
  private double directionY;
  private double rootAlong;
  private double rootAcross;
  private double low;
  private double high;

  /** Sets the interval to the whole of a door that is not a point, as seen from a root (x, y). */
  void setToDoor(PortalGraph graph, int door, int x, int y) {
    length = graph.length(door);
    directionX = (graph.highX(door) - graph.lowX(door)) / length;
    directionY = (graph.highY(door) - graph.lowY(door)) / length;
    double rootX = (double) x - graph.lowX(door);
    double rootY = (double) y - graph.lowY(door);
    rootAlong = directionX * rootX + directionY * rootY;
    rootAcross = directionX * rootY - directionY * rootX;
    low = 0;
    high = length;
  }

  /** Narrows the interval to the part between two directions from the root. */
  void narrowTo(int leftX, int leftY, int rightX, int rightY) {
    double left = crossingPosition(leftX, leftY);
    double right = crossingPosition(rightX, rightY);
    low = Math.min(left, right);
    high = Math.max(left, right);
  }

  private double crossingPosition(double x, double y) {
    return rootAlong
        + rootAcross / (directionY * x - directionX * y) * (directionX * x + directionY * y);
  }

  /** Returns the distance between the root and the nearest point of the interval. */
  double rootDistance() {
    return distance(clamp(rootAlong));
  }

  /**
   * Returns a lower bound for the length of a path from the root through the interval. The
   * parameters are such bounds for paths from the ends of the door.
   */
  double minLength(double fromLow, double fromHigh) {
    double position = clamp((fromLow - fromHigh + length) / 2);
    return distance(position) + Math.max(fromLow - position, fromHigh - length + position);
  }

  /**
   * Returns a lower bound for a detour. For each point of the interval, the straight line from the
   * root is at least this much longer than the path over an end of the door and then along the
   * door. The parameters are the lengths of the paths to the ends.
   */
  double minDetour(double toLow, double toHigh) {
    double position = clamp((toHigh - toLow + length) / 2);
    return distance(position) - Math.min(toLow + position, toHigh + length - position);
  }

  private double clamp(double position) {
    return Math.max(low, Math.min(high, position));
  }

  private double distance(double position) {
    double offset = position - rootAlong;
    return Math.sqrt(offset * offset + rootAcross * rootAcross);
  }
}
