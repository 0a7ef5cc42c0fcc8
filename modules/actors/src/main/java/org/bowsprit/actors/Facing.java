package org.bowsprit.actors;

/**
 * The directions of actors: angles, old direction codes and turning.
 *
 * <p>Angles are degrees, clockwise from the back of the room: 0 north (away), 90 east, 180 south
 * (towards the viewer), 270 west. The old codes of scripts and costumes are 0 west, 1 east, 2
 * south, 3 north (spec 09, notation; spec 03 §3).
 */
public final class Facing {

  /** Away from the viewer. */
  public static final int NORTH = 0;

  /** To the right. */
  public static final int EAST = 90;

  /** Towards the viewer. */
  public static final int SOUTH = 180;

  /** To the left. */
  public static final int WEST = 270;

  /** No wanted direction. */
  public static final int NONE = -1;

  private static final int[] ANGLE_OF_CODE = {WEST, EAST, SOUTH, NORTH};
  private static final int FULL_TURN = 360;
  private static final int QUADRANTS = 4;

  private Facing() {}

  /**
   * Returns the old code of an angle.
   *
   * @param angle degrees, 0 to 359
   * @return 0 west, 1 east, 2 south, 3 north
   */
  public static int oldCode(int angle) {
    if (angle >= 71 && angle <= 109) {
      return 1;
    }
    if (angle >= 110 && angle <= 251) {
      return 2;
    }
    if (angle >= 252 && angle <= 289) {
      return 0;
    }
    return 3;
  }

  /**
   * Returns the angle of an old code.
   *
   * @param code only its low two bits count
   * @return 0, 90, 180 or 270
   */
  public static int ofOldCode(int code) {
    return ANGLE_OF_CODE[code & 3];
  }

  /**
   * Returns the opposite direction.
   *
   * @param angle degrees
   * @return degrees, 0 to 359
   */
  public static int opposite(int angle) {
    return (angle + 180) % FULL_TURN;
  }

  /**
   * Returns the multiple of 45 degrees in 0…359 that is nearest to an angle (spec 09 §7.2).
   *
   * @param angle any angle
   * @return a multiple of 45
   */
  public static int normalised(int angle) {
    int positive = Math.floorMod(angle, FULL_TURN);
    return (positive + 22) / 45 % 8 * 45;
  }

  /**
   * One quarter turn from one direction towards another (spec 09 §7.2): the shorter way; half turns
   * from north to south and back go through east, those between east and west go through south.
   *
   * @param from the present direction
   * @param to the wanted direction
   * @return a multiple of 90
   */
  public static int quarterTurn(int from, int to) {
    int a = quadrant(from);
    int b = quadrant(to);
    int difference = b - a;
    if (Math.abs(difference) > 2) {
      difference = -difference;
    }
    int next = b;
    if (difference > 0) {
      next = a + 1;
    } else if (difference < 0) {
      next = a - 1;
    }
    return Math.floorMod(next, QUADRANTS) * 90;
  }

  private static int quadrant(int angle) {
    return ofOldCode(oldCode(angle)) / 90;
  }
}
