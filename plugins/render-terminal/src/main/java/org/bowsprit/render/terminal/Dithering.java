package org.bowsprit.render.terminal;

import java.util.Arrays;

/**
 * Shows a colour outside the palette as a pattern of palette colours with the same average light.
 * The pattern depends only on the position, so that a picture that does not change does not
 * flicker.
 */
final class Dithering {

  /** The number of colours in a pattern. */
  private static final int PATTERN_LENGTH = 8;

  /**
   * For each position in a square of four by four dots, the part of the pattern that it shows. Each
   * part has two positions.
   */
  private static final int[] ORDER = {0, 4, 1, 5, 6, 2, 7, 3, 1, 5, 0, 4, 7, 3, 6, 2};

  /**
   * The number of distinguished colours. Colours are distinguished by the upper six bits of each
   * channel.
   */
  private static final int SHADES = 1 << 18;

  /**
   * The largest difference at which a palette colour is used without mixing, so that plain areas
   * show no pattern.
   */
  private static final double MAX_PLAIN_DISTANCE = 0.033 * 0.033;

  private static final int CHANNEL_MASK = 0xFC;
  private static final int MIDDLE_OF_SHADE = 0x020202;

  private final int[][] patterns = new int[SHADES][];

  /** Returns the palette colour 0xRRGGBB to show at a position instead of another colour. */
  int colourAt(int colour, int x, int y) {
    if (XtermPalette.exact(colour) > 0) {
      return colour;
    }
    int red = colour >> 16 & CHANNEL_MASK;
    int green = colour >> 8 & CHANNEL_MASK;
    int blue = colour & CHANNEL_MASK;
    int shade = (red << 10) | (green << 4) | (blue >> 2);
    int[] pattern = patterns[shade];
    if (pattern == null) {
      pattern = pattern((colour & (CHANNEL_MASK * 0x10101)) | MIDDLE_OF_SHADE);
      patterns[shade] = pattern;
    }
    return pattern[ORDER[(y & 3) * 4 + (x & 3)]];
  }

  /** Returns the pattern of a colour. The darker of two colours is first. */
  private static int[] pattern(int colour) {
    int nearest = XtermPalette.nearest(colour);
    if (LabColour.of(XtermPalette.rgb(nearest)).distance(LabColour.of(colour))
        < MAX_PLAIN_DISTANCE) {
      int[] plain = new int[PATTERN_LENGTH];
      Arrays.fill(plain, XtermPalette.rgb(nearest));
      return plain;
    }
    return new Mixture(colour).parts(PATTERN_LENGTH);
  }
}
