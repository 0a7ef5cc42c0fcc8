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
  public static final int SLOTS = 16;

  /** Counter units of one rotation at speed 1. */
  public static final int UNITS = 16384;

  private static final int BACKWARD = 2;

  /** Checks that the number is in 1–16. */
  public ColourCycle {
    if (number < 1 || number > SLOTS) {
      throw new IllegalArgumentException("a colour cycle is 1–16, was " + number);
    }
  }

  /** Returns whether colours move towards the lower end of the range. */
  public boolean backward() {
    return (flags & BACKWARD) != 0;
  }

  /** Returns whether the cycle has an effect: its speed is not 0 and its range is not reversed. */
  public boolean active() {
    return speed != 0 && first <= last;
  }

  /** Returns the number of jiffies between two rotations; 0 if the range does not rotate. */
  public int period() {
    return active() ? UNITS / speed : 0;
  }
}
