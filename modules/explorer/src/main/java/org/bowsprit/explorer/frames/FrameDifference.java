package org.bowsprit.explorer.frames;

import java.util.Locale;
import org.bowsprit.render.Frame;

/**
 * The difference of two frames of the same iteration.
 *
 * @param iteration the iteration
 * @param pixels the number of pixels with different indices
 * @param colours the number of palette entries that the first frame uses and that differ
 * @param left left edge of the smallest rectangle around the differing pixels
 * @param top upper edge of this rectangle
 * @param right right edge of this rectangle, inclusive
 * @param bottom lower edge of this rectangle, inclusive
 */
public record FrameDifference(
    long iteration, int pixels, int colours, int left, int top, int right, int bottom) {

  /** Compares two frames. */
  static FrameDifference between(SavedFrame a, SavedFrame b) {
    int pixels = 0;
    int left = Frame.WIDTH;
    int top = Frame.HEIGHT;
    int right = -1;
    int bottom = -1;
    boolean[] used = new boolean[Frame.COLOURS];
    for (int i = 0; i < Frame.PIXELS; i++) {
      used[a.pixels()[i] & 0xFF] = true;
      if (a.pixels()[i] != b.pixels()[i]) {
        pixels++;
        left = Math.min(left, i % Frame.WIDTH);
        right = Math.max(right, i % Frame.WIDTH);
        top = Math.min(top, i / Frame.WIDTH);
        bottom = Math.max(bottom, i / Frame.WIDTH);
      }
    }
    int colours = 0;
    for (int colour = 0; colour < used.length; colour++) {
      colours += used[colour] && !isSameColour(a.palette(), b.palette(), colour) ? 1 : 0;
    }
    return pixels == 0
        ? new FrameDifference(a.iteration(), 0, colours, 0, 0, 0, 0)
        : new FrameDifference(a.iteration(), pixels, colours, left, top, right, bottom);
  }

  private static boolean isSameColour(byte[] a, byte[] b, int colour) {
    int at = 3 * colour;
    return a[at] == b[at] && a[at + 1] == b[at + 1] && a[at + 2] == b[at + 2];
  }

  /** Returns whether nothing differs. */
  boolean isNone() {
    return pixels == 0 && colours == 0;
  }

  @Override
  public String toString() {
    String location =
        pixels == 0 ? "" : " in (" + left + "," + top + ")–(" + right + "," + bottom + ")";
    return String.format(
        Locale.ROOT,
        "frame %06d: %,d pixels%s, %d colours of the palette",
        iteration,
        pixels,
        location,
        colours);
  }
}
