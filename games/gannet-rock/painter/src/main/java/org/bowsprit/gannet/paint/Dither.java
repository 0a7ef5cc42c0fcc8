package org.bowsprit.gannet.paint;

/**
 * Turns colours into palette indices. A colour between two of the palette becomes a fine checker of
 * both, by a fixed 4 × 4 pattern: the same place always falls the same way, so a picture's states
 * fit each other and strips compress.
 */
public final class Dither {

  private static final int[] PATTERN = {0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};

  private final int[] palette;
  private final int from;
  private final int to;
  private final double strength;

  /**
   * Uses the palette's entries {@code from} up to {@code to} (left out); {@code strength} is the
   * pattern's height in 0 to 255.
   */
  public Dither(int[] palette, int from, int to, double strength) {
    this.palette = palette.clone();
    this.from = from;
    this.to = to;
    this.strength = strength;
  }

  /** The index for {@code colour} at pixel (x, y). */
  public int index(int x, int y, int colour) {
    double push = (PATTERN[(y & 3) * 4 + (x & 3)] / 15.0 - 0.5) * strength;
    int pushed =
        Colour.pack(
            Colour.red(colour) + push, Colour.green(colour) + push, Colour.blue(colour) + push);
    return Ramp.nearest(palette, from, to, pushed);
  }
}
