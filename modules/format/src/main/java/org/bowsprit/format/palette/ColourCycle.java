package org.bowsprit.format.palette;

/**
 * A range of colours that rotates: an entry of a CYCL chunk (spec 02 §6.1).
 *
 * @param number the slot of the cycle, 1–16
 * @param unknown two bytes without known meaning, kept
 * @param speed the speed of the rotation; a larger number is faster, 0 means no rotation
 * @param flags if bit 1 is set, the range rotates backward
 * @param first the first colour of the range
 * @param last the last colour of the range, inclusive
 */
public record ColourCycle(int number, int unknown, int speed, int flags, int first, int last) {

  /** The number of slots of a room. */
  public static final int SLOT_COUNT = 16;

  /** The number of counter units in one rotation at speed 1. */
  public static final int UNITS_PER_ROTATION = 16384;

  private static final int BACKWARD_FLAG = 2;

  /** Checks that the number is in 1–16. */
  public ColourCycle {
    if (number < 1 || number > SLOT_COUNT) {
      throw new IllegalArgumentException("a colour cycle is 1–16, was " + number);
    }
  }

  /** Returns whether colours move towards the lower end of the range. */
  public boolean isBackward() {
    return (flags & BACKWARD_FLAG) != 0;
  }

  /** Returns whether the cycle has an effect: its speed is not 0 and its range is not reversed. */
  public boolean isActive() {
    return speed != 0 && first <= last;
  }

  /** Returns the number of jiffies between two rotations; 0 if the range does not rotate. */
  public int periodJiffies() {
    return isActive() ? UNITS_PER_ROTATION / speed : 0;
  }
}
