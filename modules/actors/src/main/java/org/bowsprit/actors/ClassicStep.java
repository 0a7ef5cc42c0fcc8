package org.bowsprit.actors;

/**
 * Computes the steps of the reference's walker with exactly the same results. The 32-bit factors
 * wrap, the scale is divided by 256, and divisions round down (spec 09 §6.1, §6.2).
 */
final class ClassicStep {

  private static final int FIXED_POINT_ONE = 1 << 16;
  private static final int FRACTION_MASK = FIXED_POINT_ONE - 1;

  private ClassicStep() {}

  /**
   * Computes the motion of a leg and its facing.
   *
   * @return false if the actor is already at the aim; then nothing changes
   */
  static boolean begin(Actor actor, int aimX, int aimY) {
    if (actor.x == aimX && actor.y == aimY) {
      return false;
    }
    int dx = aimX - actor.x;
    int dy = aimY - actor.y;
    int factorY = actor.speedY * FIXED_POINT_ONE;
    if (dy < 0) {
      factorY = -factorY;
    }
    int factorX = factorY * dx;
    if (dy != 0) {
      factorX /= dy;
    } else {
      factorY = 0;
    }
    if (Math.abs(factorX >> 16) > actor.speedX) {
      factorX = actor.speedX * FIXED_POINT_ONE;
      if (dx < 0) {
        factorX = -factorX;
      }
      factorY = factorX * dy;
      if (dx != 0) {
        factorY /= dx;
      } else {
        factorX = 0;
      }
    }
    LegMotion leg = actor.leg;
    leg.startX = actor.x;
    leg.startY = actor.y;
    leg.aimX = aimX;
    leg.aimY = aimY;
    leg.factorX = factorX;
    leg.factorY = factorY;
    leg.fractionX = 0;
    leg.fractionY = 0;
    actor.targetFacing = heading(dx, dy, factorX, factorY);
    return true;
  }

  private static int heading(int dx, int dy, int factorX, int factorY) {
    if (3 * Math.abs(dy) > Math.abs(dx)) {
      return factorY > 0 ? Facing.SOUTH : Facing.NORTH;
    }
    return factorX > 0 ? Facing.EAST : Facing.WEST;
  }

  /**
   * Returns whether the actor has completed the leg on both axes. If so, the actor makes no step.
   *
   * @return true if finished
   */
  static boolean isOver(Actor actor) {
    LegMotion leg = actor.leg;
    return Math.abs(actor.x - leg.startX) >= Math.abs(leg.aimX - leg.startX)
        && Math.abs(actor.y - leg.startY) >= Math.abs(leg.aimY - leg.startY);
  }

  /**
   * Moves the actor one tick along its leg.
   *
   * @return true if the actor is now at the aim of the leg
   */
  static boolean advance(Actor actor) {
    LegMotion leg = actor.leg;
    int x = (actor.x << 16) + leg.fractionX + (leg.factorX >> 8) * actor.scaleX;
    int y = (actor.y << 16) + leg.fractionY + (leg.factorY >> 8) * actor.scaleY;
    leg.fractionX = x & FRACTION_MASK;
    leg.fractionY = y & FRACTION_MASK;
    actor.x = limitedToAim(x >> 16, leg.startX, leg.aimX);
    actor.y = limitedToAim(y >> 16, leg.startY, leg.aimY);
    return actor.x == leg.aimX && actor.y == leg.aimY;
  }

  private static int limitedToAim(int value, int start, int aim) {
    return Math.abs(value - start) > Math.abs(aim - start) ? aim : value;
  }
}
