package org.bowsprit.actors;

/**
 * Computes the facing of a walking actor for {@link BoxGraphWalker}. The actor faces the point 16
 * pixels ahead on its route (spec 09 §7.1).
 */
final class LookAhead {

  private static final double DISTANCE_PIXELS = 16;

  private LookAhead() {}

  /**
   * Returns the facing before the step. The facing stays unchanged if the point is the actor's
   * position.
   */
  static int facing(Actor actor) {
    Walk walk = actor.walk;
    double remaining = DISTANCE_PIXELS;
    double x = 0;
    double y = 0;
    for (int i = walk.waypointIndex(); i < walk.waypointCount() && remaining > 0; i++) {
      double dx = walk.waypointX(i) - actor.x - x;
      double dy = walk.waypointY(i) - actor.y - y;
      double length = Math.sqrt(dx * dx + dy * dy);
      double fraction = length <= remaining ? 1 : remaining / length;
      x += dx * fraction;
      y += dy * fraction;
      remaining -= length;
    }
    return directionOf(x, y, actor.facing);
  }

  private static int directionOf(double dx, double dy, int fallback) {
    if (dx != 0 && Math.abs(dx) >= Math.abs(dy)) {
      return dx > 0 ? Facing.EAST : Facing.WEST;
    }
    if (dy != 0) {
      return dy > 0 ? Facing.SOUTH : Facing.NORTH;
    }
    return fallback;
  }
}
