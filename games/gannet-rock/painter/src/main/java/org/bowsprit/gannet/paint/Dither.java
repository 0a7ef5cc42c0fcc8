package org.bowsprit.gannet.paint;

/**
 * Converts colours to palette indices. A colour between two colours of the palette becomes a fine
 * mixture of both, by a fixed 4 × 4 pattern. The result depends only on the colour and the
 * position, so the states of a picture fit together and strips compress well.
 */
public final class Dither {

  private static final int[] PATTERN = {0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};

  private final int[] palette;
  private final int from;
  private final int to;
  private final double strength;

  /**
   * Uses the palette's entries from {@code from} to {@code to}, exclusive. {@code strength} is the
   * largest difference that the pattern makes, in a range of 0 to 255.
   */
  public Dither(int[] palette, int from, int to, double strength) {
    this.palette = palette.clone();
    this.from = from;
    this.to = to;
    this.strength = strength;
  }

  /** Returns the palette index for {@code colour} at pixel (x, y). */
  public int index(int x, int y, int colour) {
    double push = (PATTERN[(y & 3) * 4 + (x & 3)] / 15.0 - 0.5) * strength;
    int pushed =
        Colour.pack(
            Colour.red(colour) + push, Colour.green(colour) + push, Colour.blue(colour) + push);
    return Ramp.nearest(palette, from, to, pushed);
  }
}
