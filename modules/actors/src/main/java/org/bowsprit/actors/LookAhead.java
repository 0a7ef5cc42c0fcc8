package org.bowsprit.actors;

/**
 * Computes the facing of a walking actor for the seeds' walker. The actor faces the point 16 pixels
 * ahead on its route (spec 09 §7.1).
 */
final class LookAhead {

  private static final double DISTANCE = 16;

  private LookAhead() {}

  /**
   * Returns the facing before the step. The facing stays unchanged if the point is the actor's
   * position.
   */
  static int facing(Actor actor) {
    Walk walk = actor.walk;
    double left = DISTANCE;
    double x = 0;
    double y = 0;
    for (int i = walk.waypointIndex(); i < walk.waypointCount() && left > 0; i++) {
      double dx = walk.waypointX(i) - actor.x - x;
      double dy = walk.waypointY(i) - actor.y - y;
      double length = Math.sqrt(dx * dx + dy * dy);
      double part = length <= left ? 1 : left / length;
      x += dx * part;
      y += dy * part;
      left -= length;
    }
    return towards(x, y, actor.facing);
  }

  private static int towards(double dx, double dy, int otherwise) {
    if (dx != 0 && Math.abs(dx) >= Math.abs(dy)) {
      return dx > 0 ? Facing.EAST : Facing.WEST;
    }
    if (dy != 0) {
      return dy > 0 ? Facing.SOUTH : Facing.NORTH;
    }
    return otherwise;
  }
}
