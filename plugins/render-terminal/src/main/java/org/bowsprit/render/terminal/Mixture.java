package org.bowsprit.render.terminal;

import java.util.Arrays;

/**
 * A mixture of the two palette colours that best represent a missing colour, with the number of
 * parts of each. With more than two colours, or two very different ones, the pattern would be more
 * visible than the colour, because a terminal's dots are large.
 */
final class Mixture {

  /** The number of nearest colours that are tried in pairs. */
  private static final int CANDIDATES = 10;

  /** The weight of a pattern's contrast, compared with its difference from the colour. */
  private static final double CALM = 0.08;

  private final LabColour wanted;
  private final int[] candidates;
  private int dark;
  private int bright;
  private int brightParts;
  private double least = Double.MAX_VALUE;

  /** Finds the mixture for 0xRRGGBB. */
  Mixture(int colour) {
    wanted = LabColour.of(colour);
    candidates = XtermPalette.nearest(wanted, CANDIDATES);
  }

  /** Returns the colours 0xRRGGBB of the given number of parts, with the darker colours first. */
  int[] parts(int count) {
    for (int one : candidates) {
      for (int other : candidates) {
        if (XtermPalette.lightness(one) <= XtermPalette.lightness(other)) {
          mix(one, other, count);
        }
      }
    }
    int[] parts = new int[count];
    Arrays.fill(parts, 0, count - brightParts, XtermPalette.rgb(dark));
    Arrays.fill(parts, count - brightParts, count, XtermPalette.rgb(bright));
    return parts;
  }

  private void mix(int one, int other, int count) {
    double contrast = XtermPalette.look(one).distance(XtermPalette.look(other)) * CALM;
    if (contrast >= least) {
      return;
    }
    double[] darker = light(XtermPalette.rgb(one));
    double[] brighter = light(XtermPalette.rgb(other));
    for (int parts = one == other ? count : 1;
        parts <= (one == other ? count : count - 1);
        parts++) {
      double share = (double) parts / count;
      double off =
          LabColour.ofLight(
                  darker[0] + (brighter[0] - darker[0]) * share,
                  darker[1] + (brighter[1] - darker[1]) * share,
                  darker[2] + (brighter[2] - darker[2]) * share)
              .distance(wanted);
      if (off + contrast < least) {
        least = off + contrast;
        dark = one;
        bright = other;
        brightParts = parts;
      }
    }
  }

  private static double[] light(int colour) {
    return new double[] {
      LabColour.light(colour >> 16 & 0xFF),
      LabColour.light(colour >> 8 & 0xFF),
      LabColour.light(colour & 0xFF)
    };
  }
}
