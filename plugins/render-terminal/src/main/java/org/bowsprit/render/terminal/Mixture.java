package org.bowsprit.render.terminal;

import java.util.Arrays;

/**
 * A mixture of the two palette colours that best approximate a colour outside the palette, with the
 * number of dots of each. With more than two colours, or two very different ones, the pattern would
 * be more visible than the colour, because a terminal's dots are large.
 */
final class Mixture {

  /** The number of nearest colours that are tried in pairs. */
  private static final int CANDIDATES = 10;

  /** The weight of a pattern's contrast, compared with its difference from the colour. */
  private static final double CONTRAST_WEIGHT = 0.08;

  private final LabColour target;
  private final int[] candidates;
  private int dark;
  private int bright;
  private int brightParts;
  private double lowestCost = Double.MAX_VALUE;

  /** Finds the mixture for 0xRRGGBB. */
  Mixture(int colour) {
    target = LabColour.of(colour);
    candidates = XtermPalette.nearest(target, CANDIDATES);
  }

  /**
   * Returns the colours 0xRRGGBB of a pattern with the given number of dots. The dots of the darker
   * colour are first.
   */
  int[] parts(int count) {
    for (int first : candidates) {
      for (int second : candidates) {
        if (XtermPalette.lightness(first) <= XtermPalette.lightness(second)) {
          mix(first, second, count);
        }
      }
    }
    int[] parts = new int[count];
    Arrays.fill(parts, 0, count - brightParts, XtermPalette.rgb(dark));
    Arrays.fill(parts, count - brightParts, count, XtermPalette.rgb(bright));
    return parts;
  }

  private void mix(int first, int second, int count) {
    double contrast =
        XtermPalette.labColour(first).distance(XtermPalette.labColour(second)) * CONTRAST_WEIGHT;
    if (contrast >= lowestCost) {
      return;
    }
    double[] darker = light(XtermPalette.rgb(first));
    double[] brighter = light(XtermPalette.rgb(second));
    for (int parts = first == second ? count : 1;
        parts <= (first == second ? count : count - 1);
        parts++) {
      double share = (double) parts / count;
      double difference =
          LabColour.ofLight(
                  darker[0] + (brighter[0] - darker[0]) * share,
                  darker[1] + (brighter[1] - darker[1]) * share,
                  darker[2] + (brighter[2] - darker[2]) * share)
              .distance(target);
      if (difference + contrast < lowestCost) {
        lowestCost = difference + contrast;
        dark = first;
        bright = second;
        brightParts = parts;
      }
    }
  }

  private static double[] light(int colour) {
    return new double[] {
      LabColour.linearLight(colour >> 16 & 0xFF),
      LabColour.linearLight(colour >> 8 & 0xFF),
      LabColour.linearLight(colour & 0xFF)
    };
  }
}
