package org.bowsprit.format.room;

/**
 * A scale that changes linearly with the depth of the room: one slot of SCAL (spec 01 §6, 09 §8.1).
 *
 * @param scale1 the scale at {@code y1}, 0…65535
 * @param y1 the distance in pixels from the top of the room, 0…65535
 * @param scale2 the scale at {@code y2}, 0…65535
 * @param y2 the distance in pixels from the top of the room, 0…65535
 */
public record ScaleSlot(int scale1, int y1, int scale2, int y2) {

  /** Checks that each number fits its field in the file. */
  public ScaleSlot {
    if (((scale1 | y1 | scale2 | y2) & ~0xFFFF) != 0) {
      throw new IllegalArgumentException(
          "a scale slot must be of 16-bit numbers, was "
              + scale1
              + "@"
              + y1
              + " – "
              + scale2
              + "@"
              + y2);
    }
  }

  /** Returns whether the slot is unused: all its numbers are 0. */
  public boolean isUnused() {
    return (scale1 | y1 | scale2 | y2) == 0;
  }
}
