package org.bowsprit.actors;

/**
 * One straight leg of a walk: its start, its target, and the motion per tick in 16.16 fixed point.
 *
 * <p>Both walkers use this state. They differ in how they compute the factors and use them in a
 * step ({@link BoxGraphStep}, {@link ClassicStep}). The leg is part of a saved game.
 */
public final class LegMotion {

  int startX;
  int startY;
  int aimX;
  int aimY;
  int factorX;
  int factorY;
  int fractionX;
  int fractionY;

  LegMotion() {}

  /**
   * The state of a leg in a saved game.
   *
   * @param startX the x coordinate of the start
   * @param startY the y coordinate of the start
   * @param aimX the x coordinate of the target
   * @param aimY the y coordinate of the target
   * @param factorX the motion per tick along x, in 16.16 fixed point
   * @param factorY the motion per tick along y, in 16.16 fixed point
   * @param fractionX the fraction of a pixel along x that has been walked, 0 to 65535
   * @param fractionY the fraction of a pixel along y that has been walked, 0 to 65535
   */
  public record State(
      int startX,
      int startY,
      int aimX,
      int aimY,
      int factorX,
      int factorY,
      int fractionX,
      int fractionY) {}

  State snapshot() {
    return new State(startX, startY, aimX, aimY, factorX, factorY, fractionX, fractionY);
  }

  void restore(State saved) {
    startX = saved.startX();
    startY = saved.startY();
    aimX = saved.aimX();
    aimY = saved.aimY();
    factorX = saved.factorX();
    factorY = saved.factorY();
    fractionX = saved.fractionX();
    fractionY = saved.fractionY();
  }

  /** Discards the motion, for example after an actor was moved without walking. */
  void discard() {
    startX = 0;
    startY = 0;
    aimX = 0;
    aimY = 0;
    factorX = 0;
    factorY = 0;
    fractionX = 0;
    fractionY = 0;
  }

  /**
   * Returns the x coordinate of the start of the leg.
   *
   * @return the x in room pixels
   */
  public int startX() {
    return startX;
  }

  /**
   * Returns the y coordinate of the start of the leg.
   *
   * @return the y in room pixels
   */
  public int startY() {
    return startY;
  }

  /**
   * Returns the x coordinate of the target of the leg.
   *
   * @return the x in room pixels
   */
  public int aimX() {
    return aimX;
  }

  /**
   * Returns the y coordinate of the target of the leg.
   *
   * @return the y in room pixels
   */
  public int aimY() {
    return aimY;
  }

  /**
   * Returns the motion of one tick at full size along x.
   *
   * @return the motion in pixels, in 16.16 fixed point
   */
  public int factorX() {
    return factorX;
  }

  /**
   * Returns the motion of one tick at full size along y.
   *
   * @return the motion in pixels, in 16.16 fixed point
   */
  public int factorY() {
    return factorY;
  }
}
