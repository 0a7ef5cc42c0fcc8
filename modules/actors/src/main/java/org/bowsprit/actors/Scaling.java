package org.bowsprit.actors;

import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.pathfinding.geometry.WalkBox;

/** Computes the size of an actor from the scale word of a walk box (spec 09 §8.1). */
public enum Scaling {

  /** The seeds' rule: rounds, uses the row unchanged, and uses full size if there is no slot. */
  BOX_GRAPH {
    @Override
    int ofWord(int word, ScaleSlot slot, int y) {
      if (word == 0) {
        return FULL;
      }
      if ((word & WalkBox.SCALE_SLOT) == 0) {
        return limited(word);
      }
      if (slot == null || slot.isUnused()) {
        return FULL;
      }
      long rise = (long) slot.scale2() - slot.scale1();
      long run = (long) slot.y2() - slot.y1();
      if (run == 0) {
        return limited(slot.scale1());
      }
      long numerator = rise * ((long) y - slot.y1());
      if (run < 0) {
        numerator = -numerator;
        run = -run;
      }
      return limited(slot.scale1() + Math.floorDiv(2 * numerator + run, 2 * run));
    }
  },

  /** The reference's rule: truncates, and treats rows above the room as its top row. */
  CLASSIC {
    @Override
    int ofWord(int word, ScaleSlot slot, int y) {
      if ((word & WalkBox.SCALE_SLOT) == 0) {
        return word & 0xFF;
      }
      if (slot == null || slot.y1() == slot.y2()) {
        return FULL;
      }
      int row = Math.max(y, 0);
      return limited(
          slot.scale1()
              + (slot.scale2() - slot.scale1()) * (row - slot.y1()) / (slot.y2() - slot.y1()));
    }
  };

  /** Full size. */
  public static final int FULL = 255;

  /**
   * Returns the size of an actor.
   *
   * @param word the scale word of its box
   * @param slot the slot the word names, null if there is none
   * @param y its row in room pixels
   * @return 1 to 255; by the reference's rule a fixed word may give 0
   */
  abstract int ofWord(int word, ScaleSlot slot, int y);

  static int limited(long value) {
    return (int) Math.max(1, Math.min(FULL, value));
  }
}
