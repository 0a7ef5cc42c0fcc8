package org.bowsprit.engine.reference;

import org.bowsprit.render.Frame;

/** How a frame of ours differs from a captured one. */
final class FrameDifference {

  /** What every colour of an actor becomes without its own (spec 03 §4). */
  private static final int DARK = 8;

  private int pixels;
  private int first = -1;
  private int colours;
  private boolean onlyDark = true;
  private final String where;

  /**
   * Compares.
   *
   * @param indices 64,000 captured palette indices
   * @param palette 768 captured components, of which those of the indices in use count
   */
  FrameDifference(Frame ours, byte[] indices, byte[] palette) {
    boolean[] seen = new boolean[Frame.COLOURS];
    for (int i = 0; i < Frame.PIXELS; i++) {
      seen[indices[i] & 0xFF] = true;
      if (indices[i] != ours.pixels()[i]) {
        pixels++;
        first = first < 0 ? i : first;
        onlyDark &= ours.pixels()[i] == DARK;
      }
    }
    for (int colour = 0; colour < seen.length; colour++) {
      colours += seen[colour] && !sameColour(ours.palette(), palette, colour) ? 1 : 0;
    }
    where =
        first < 0
            ? ""
            : String.format(
                ", first (%d,%d) wanted %d found %d",
                first % Frame.WIDTH,
                first / Frame.WIDTH,
                indices[first] & 0xFF,
                ours.pixels()[first] & 0xFF);
  }

  private static boolean sameColour(byte[] a, byte[] b, int colour) {
    return a[3 * colour] == b[3 * colour]
        && a[3 * colour + 1] == b[3 * colour + 1]
        && a[3 * colour + 2] == b[3 * colour + 2];
  }

  boolean isNone() {
    return pixels == 0 && colours == 0;
  }

  /** Whether we have the colour of dark actors wherever the frames differ. */
  boolean isDefectOfTheCapture() {
    return pixels > 0 && colours == 0 && onlyDark;
  }

  @Override
  public String toString() {
    return pixels + " pixels, " + colours + " colours" + where;
  }
}
