package org.bowsprit.actors;

/**
 * One straight leg of a walk: where it starts, what it aims at, and the 16.16 motion of one tick.
 *
 * <p>Both walkers keep their legs in this state; how the factors come about and how a step uses
 * them differs ({@link BoxGraphStep}, {@link ClassicStep}). Part of a saved game.
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
   * Everything a saved game keeps of a leg.
   *
   * @param startX where it starts
   * @param startY where it starts
   * @param aimX where it leads to
   * @param aimY where it leads to
   * @param factorX the motion of a tick, 16.16
   * @param factorY the motion of a tick, 16.16
   * @param fractionX what of a pixel has been walked, 0 to 65535
   * @param fractionY what of a pixel has been walked, 0 to 65535
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

  /** Forgets the motion: what a teleport does. */
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
   * The point the leg began at.
   *
   * @return x in room pixels
   */
  public int startX() {
    return startX;
  }

  /**
   * The point the leg began at.
   *
   * @return y in room pixels
   */
  public int startY() {
    return startY;
  }

  /**
   * The point the leg leads to.
   *
   * @return x in room pixels
   */
  public int aimX() {
    return aimX;
  }

  /**
   * The point the leg leads to.
   *
   * @return y in room pixels
   */
  public int aimY() {
    return aimY;
  }

  /**
   * The motion of one tick at full size along x.
   *
   * @return pixels in 16.16 fixed point
   */
  public int factorX() {
    return factorX;
  }

  /**
   * The motion of one tick at full size along y.
   *
   * @return pixels in 16.16 fixed point
   */
  public int factorY() {
    return factorY;
  }
}
