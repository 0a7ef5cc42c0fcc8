package org.bowsprit.actors;

import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.pathfinding.geometry.WalkBox;

/** Computes the size of an actor from the scale word of a walk box (spec 09 §8.1). */
public enum Scaling {

  /**
   * The rule of the founding documents. It rounds, uses the row unchanged, and uses full size if
   * there is no slot.
   */
  BOX_GRAPH {
    @Override
    int forScaleWord(int word, ScaleSlot slot, int y) {
      if (word == 0) {
        return FULL;
      }
      if ((word & WalkBox.SCALE_SLOT) == 0) {
        return clamped(word);
      }
      if (slot == null || slot.isUnused()) {
        return FULL;
      }
      long rise = (long) slot.scale2() - slot.scale1();
      long run = (long) slot.y2() - slot.y1();
      if (run == 0) {
        return clamped(slot.scale1());
      }
      long numerator = rise * ((long) y - slot.y1());
      if (run < 0) {
        numerator = -numerator;
        run = -run;
      }
      return clamped(slot.scale1() + Math.floorDiv(2 * numerator + run, 2 * run));
    }
  },

  /** The rule of the reference. It truncates, and treats rows above the room as the top row. */
  CLASSIC {
    @Override
    int forScaleWord(int word, ScaleSlot slot, int y) {
      if ((word & WalkBox.SCALE_SLOT) == 0) {
        return word & 0xFF;
      }
      if (slot == null || slot.y1() == slot.y2()) {
        return FULL;
      }
      int row = Math.max(y, 0);
      return clamped(
          slot.scale1()
              + (slot.scale2() - slot.scale1()) * (row - slot.y1()) / (slot.y2() - slot.y1()));
    }
  };

  /** The value of full size. */
  public static final int FULL = 255;

  /**
   * Returns the size of an actor.
   *
   * @param word the scale word of the actor's box
   * @param slot the slot that the word names; null if there is none
   * @param y the actor's row in room pixels
   * @return the size, 1 to 255; with the reference's rule, a fixed word can also give 0
   */
  abstract int forScaleWord(int word, ScaleSlot slot, int y);

  static int clamped(long value) {
    return (int) Math.max(1, Math.min(FULL, value));
  }
}
