package org.bowsprit.actors;

/**
 * Converts the directions of actors between angles and old direction codes, and computes turns.
 *
 * <p>Angles are degrees, clockwise from the back of the room: 0 north (away), 90 east, 180 south
 * (towards the viewer), 270 west. The old codes of scripts and costumes are 0 west, 1 east, 2
 * south, 3 north (spec 09, notation; spec 03 §3).
 */
public final class Facing {

  /** The angle of an actor that looks away from the viewer. */
  public static final int NORTH = 0;

  /** The angle of an actor that looks to the right. */
  public static final int EAST = 90;

  /** The angle of an actor that looks towards the viewer. */
  public static final int SOUTH = 180;

  /** The angle of an actor that looks to the left. */
  public static final int WEST = 270;

  /** The value that means that no direction is requested. */
  public static final int NONE = -1;

  private static final int[] ANGLE_OF_CODE = {WEST, EAST, SOUTH, NORTH};
  private static final int FULL_TURN = 360;
  private static final int QUADRANT_COUNT = 4;

  private Facing() {}

  /**
   * Returns the old code of an angle.
   *
   * @param angle the angle in degrees, 0 to 359
   * @return the old code: 0 for west, 1 for east, 2 for south, 3 for north
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
   * @param code the old code, of which only the low two bits are used
   * @return the angle: 0, 90, 180 or 270
   */
  public static int fromOldCode(int code) {
    return ANGLE_OF_CODE[code & 3];
  }

  /**
   * Returns the opposite direction.
   *
   * @param angle the angle in degrees
   * @return the opposite angle in degrees, 0 to 359
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
   * Makes one quarter turn from one direction towards another, in the shorter direction (spec 09
   * §7.2). A half turn between north and south goes through east. A half turn between east and west
   * goes through south.
   *
   * @param from the current direction
   * @param to the wanted direction
   * @return the direction after the turn, a multiple of 90
   */
  public static int quarterTurn(int from, int to) {
    int fromQuadrant = quadrant(from);
    int toQuadrant = quadrant(to);
    int difference = toQuadrant - fromQuadrant;
    if (Math.abs(difference) > 2) {
      difference = -difference;
    }
    int next = toQuadrant;
    if (difference > 0) {
      next = fromQuadrant + 1;
    } else if (difference < 0) {
      next = fromQuadrant - 1;
    }
    return Math.floorMod(next, QUADRANT_COUNT) * 90;
  }

  private static int quadrant(int angle) {
    return fromOldCode(oldCode(angle)) / 90;
  }
}
