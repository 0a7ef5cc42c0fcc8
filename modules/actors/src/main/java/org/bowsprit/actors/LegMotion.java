package org.bowsprit.actors;

/**
 * One straight leg of a walk: its start, its aim, and the 16.16 motion of one tick.
 *
 * <p>Both walkers use this state. They differ in how they compute the factors and use them in a
 * step ({@link BoxGraphStep}, {@link ClassicStep}). Part of a saved game.
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
   * @param startX x of the start
   * @param startY y of the start
   * @param aimX x of the aim
   * @param aimY y of the aim
   * @param factorX the motion per tick, 16.16
   * @param factorY the motion per tick, 16.16
   * @param fractionX the walked fraction of a pixel, 0 to 65535
   * @param fractionY the walked fraction of a pixel, 0 to 65535
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

  /** Discards the motion, as after a teleport. */
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
   * Returns the start of the leg.
   *
   * @return x in room pixels
   */
  public int startX() {
    return startX;
  }

  /**
   * Returns the start of the leg.
   *
   * @return y in room pixels
   */
  public int startY() {
    return startY;
  }

  /**
   * Returns the aim of the leg.
   *
   * @return x in room pixels
   */
  public int aimX() {
    return aimX;
  }

  /**
   * Returns the aim of the leg.
   *
   * @return y in room pixels
   */
  public int aimY() {
    return aimY;
  }

  /**
   * Returns the motion of one tick at full size along x.
   *
   * @return pixels in 16.16 fixed point
   */
  public int factorX() {
    return factorX;
  }

  /**
   * Returns the motion of one tick at full size along y.
   *
   * @return pixels in 16.16 fixed point
   */
  public int factorY() {
    return factorY;
  }
}
