package org.bowsprit.trial.metric;

import org.bowsprit.pathfinding.Route;

/**
 * The figures that depend only on the polyline.
 *
 * @param length the Euclidean length in pixels
 * @param idealTicks the ticks at full scale without rounding: the sum over its pieces of the larger
 *     of |dx| / horizontal speed and |dy| / vertical speed
 * @param turns the number of inner waypoints at which the direction changes by more than a degree
 * @param turnAngle the sum of the absolute changes of direction, in degrees
 * @param facingChanges the number of times that an actor would change between the four directions
 */
public record PathShape(
    double length, double idealTicks, int turns, double turnAngle, int facingChanges) {

  private static final double NOTICEABLE_DEGREES = 1;

  /** Measures a route; ignores pieces without length. */
  public static PathShape of(Route route, int speedX, int speedY) {
    double ticks = 0;
    double angle = 0;
    int turns = 0;
    int facings = 0;
    double heading = Double.NaN;
    int facing = -1;
    int x = route.from().x();
    int y = route.from().y();
    for (int i = 0; i < route.size(); i++) {
      int dx = route.x(i) - x;
      int dy = route.y(i) - y;
      x = route.x(i);
      y = route.y(i);
      if (dx == 0 && dy == 0) {
        continue;
      }
      ticks += Math.max(Math.abs(dx) / (double) speedX, Math.abs(dy) / (double) speedY);
      double newHeading = Math.toDegrees(Math.atan2(dy, dx));
      int newFacing = facing(dx, dy);
      if (facing >= 0) {
        double change = angleBetween(heading, newHeading);
        angle += change;
        turns += change > NOTICEABLE_DEGREES ? 1 : 0;
        facings += newFacing != facing ? 1 : 0;
      }
      heading = newHeading;
      facing = newFacing;
    }
    return new PathShape(route.length(), ticks, turns, angle, facings);
  }

  private static double angleBetween(double from, double to) {
    double change = Math.abs(to - from);
    return change > 180 ? 360 - change : change;
  }

  /**
   * Returns the direction that the actor faces, in degrees. On steep pieces this is up or down, by
   * the walker's rule (spec 09 §6.1).
   */
  private static int facing(int dx, int dy) {
    if (3 * Math.abs(dy) > Math.abs(dx)) {
      return dy > 0 ? 180 : 0;
    }
    return dx > 0 ? 90 : 270;
  }
}
