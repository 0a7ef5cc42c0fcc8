package org.bowsprit.render.terminal;

/** Computes the perceived brightness of colours. */
final class Brightness {

  /** The brightness of white. */
  static final int MAX = 255 * 256;

  private Brightness() {}

  /**
   * Returns the brightness from 0 for black to {@link #MAX} for white. The channels are weighted by
   * the eye's sensitivity (Rec. 601).
   */
  static int of(int colour) {
    return 77 * (colour >> 16 & 0xFF) + 150 * (colour >> 8 & 0xFF) + 29 * (colour & 0xFF);
  }
}
