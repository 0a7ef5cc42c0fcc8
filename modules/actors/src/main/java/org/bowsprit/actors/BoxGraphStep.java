package org.bowsprit.actors;

/**
 * Computes the steps of {@link BoxGraphWalker}. Each leg has a fixed motion, which is multiplied by
 * scale/255. Each leg ends exactly at its target (spec 09 §5.1, §5.2).
 */
final class BoxGraphStep {

  private static final int FIXED_POINT_ONE = 1 << 16;
  private static final int FRACTION_MASK = FIXED_POINT_ONE - 1;
  private static final int FULL_SIZE = 255;

  private BoxGraphStep() {}

  /**
   * Begins a leg. The dominant axis has full speed, and the speed of the other axis is
   * proportional. Divisions truncate.
   */
  static void begin(Actor actor, int aimX, int aimY) {
    LegMotion leg = actor.leg;
    leg.startX = actor.x;
    leg.startY = actor.y;
    leg.aimX = aimX;
    leg.aimY = aimY;
    leg.fractionX = 0;
    leg.fractionY = 0;
    long dx = (long) aimX - actor.x;
    long dy = (long) aimY - actor.y;
    long speedX = actor.speedX;
    long speedY = actor.speedY;
    if (dy == 0 || Math.abs(dx) * speedY > Math.abs(dy) * speedX) {
      long factor = Long.signum(dx) * speedX * FIXED_POINT_ONE;
      leg.factorX = (int) factor;
      leg.factorY = dx == 0 ? 0 : (int) (factor * dy / dx);
    } else {
      long factor = Long.signum(dy) * speedY * FIXED_POINT_ONE;
      leg.factorY = (int) factor;
      leg.factorX = (int) (factor * dx / dy);
    }
  }

  /** Moves the actor one tick along its leg. */
  static void advance(Actor actor) {
    LegMotion leg = actor.leg;
    long stepX = scaledStep(leg.factorX, actor.scaleX);
    long stepY = scaledStep(leg.factorY, actor.scaleX);
    long x = ((long) actor.x << 16) + leg.fractionX + stepX;
    long y = ((long) actor.y << 16) + leg.fractionY + stepY;
    leg.fractionX = (int) (x & FRACTION_MASK);
    leg.fractionY = (int) (y & FRACTION_MASK);
    actor.x = limitedToAim((int) (x >> 16), leg.startX, leg.aimX);
    actor.y = limitedToAim((int) (y >> 16), leg.startY, leg.aimY);
    finishStoppedAxis(actor, leg, stepX, stepY);
  }

  private static long scaledStep(int factor, int scale) {
    return (long) factor * scale / FULL_SIZE;
  }

  private static int limitedToAim(int value, int start, int aim) {
    return Math.abs((long) value - start) > Math.abs((long) aim - start) ? aim : value;
  }

  /**
   * Sets the coordinate of one axis to the aim if the scale has reduced its motion to zero and the
   * other axis is already at the aim. A leg therefore always ends at its waypoint.
   */
  private static void finishStoppedAxis(Actor actor, LegMotion leg, long stepX, long stepY) {
    if (actor.scaleX < 1) {
      return;
    }
    if (actor.x == leg.aimX && actor.y != leg.aimY && leg.factorY != 0 && stepY == 0) {
      actor.y = leg.aimY;
    } else if (actor.y == leg.aimY && actor.x != leg.aimX && leg.factorX != 0 && stepX == 0) {
      actor.x = leg.aimX;
    }
  }
}
