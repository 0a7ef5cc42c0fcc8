package org.bowsprit.format.palette;

/**
 * A range of colours that rotates by itself: an entry of a CYCL chunk (spec 02 §6.1).
 *
 * @param number its slot, 1–16
 * @param unknown two bytes of no known meaning, kept
 * @param speed the larger the faster; 0 stands still
 * @param flags bit 1 set: backward
 * @param first the first colour of the range
 * @param last the last colour of the range, which belongs to it
 */
public record ColourCycle(int number, int unknown, int speed, int flags, int first, int last) {

  /** Slots of a room. */
  public static final int SLOTS = 16;

  /** Counter units of a turn at speed 1. */
  public static final int UNITS = 16384;

  private static final int BACKWARD = 2;

  /** Rejects a number outside of 1–16. */
  public ColourCycle {
    if (number < 1 || number > SLOTS) {
      throw new IllegalArgumentException("a colour cycle is 1–16, was " + number);
    }
  }

  /** Returns whether colours move towards the lower end of the range. */
  public boolean backward() {
    return (flags & BACKWARD) != 0;
  }

  /** Returns whether it does anything: it has a speed, and its range is not turned round. */
  public boolean active() {
    return speed != 0 && first <= last;
  }

  /** Returns the jiffies from one rotation to the next, 0 where it stands still. */
  public int period() {
    return active() ? UNITS / speed : 0;
  }
}
