package org.bowsprit.vm.port;

/** Changes walk boxes for scripts (spec 06 §6, file 08). */
public interface BoxPort {

  /** Returns a box's flags; 0 if the box does not exist. */
  int flags(int box);

  /** Sets a box's flags. The flag 128 locks the box. */
  void setFlags(int box, int flags);

  /** Gives a box a fixed scale. */
  void setScale(int box, int scale);

  /**
   * Gives a box the scale of a slot.
   *
   * @param slot the number of the slot, counted from 1; slot 1 is box word 0x8000
   */
  void setScaleSlot(int box, int slot);

  /**
   * Defines a scale slot by two rows and their scales.
   *
   * @param slot the number of the slot, counted from 1, as in {@link #setScaleSlot}
   */
  void defineScaleSlot(int slot, int scale1, int y1, int scale2, int y2);

  /** Computes the box matrix again. */
  void rebuildMatrix();
}
