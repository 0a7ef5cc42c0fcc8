package org.bowsprit.engine.reference;

import org.bowsprit.render.Frame;

/** The difference between a painted frame and a captured one. */
final class FrameDifference {

  private int pixels;
  private int defects;
  private int firstPixel = -1;
  private int colours;
  private final String location;

  /**
   * Compares two frames.
   *
   * @param indices the 64,000 captured palette indices
   * @param palette the 768 captured colour components; only the colours that the frame uses are
   *     compared
   * @param captureDefects returns whether a known defect of the capturing interpreter explains a
   *     pixel
   */
  FrameDifference(Frame ours, byte[] indices, byte[] palette, CaptureDefects captureDefects) {
    boolean[] usedColours = new boolean[Frame.COLOURS];
    for (int i = 0; i < Frame.PIXELS; i++) {
      if (indices[i] == ours.pixels()[i]) {
        usedColours[indices[i] & 0xFF] = true;
      } else if (captureDefects.explains(i, indices[i])) {
        defects++;
      } else {
        pixels++;
        firstPixel = firstPixel < 0 ? i : firstPixel;
      }
    }
    for (int colour = 0; colour < usedColours.length; colour++) {
      colours += usedColours[colour] && !sameColour(ours.palette(), palette, colour) ? 1 : 0;
    }
    location =
        firstPixel < 0
            ? ""
            : String.format(
                ", first (%d,%d) wanted %d found %d",
                firstPixel % Frame.WIDTH,
                firstPixel / Frame.WIDTH,
                indices[firstPixel] & 0xFF,
                ours.pixels()[firstPixel] & 0xFF);
  }

  private static boolean sameColour(byte[] a, byte[] b, int colour) {
    return a[3 * colour] == b[3 * colour]
        && a[3 * colour + 1] == b[3 * colour + 1]
        && a[3 * colour + 2] == b[3 * colour + 2];
  }

  /** Returns whether all differences are explained by known defects. */
  boolean isNone() {
    return pixels == 0 && colours == 0;
  }

  /**
   * Returns the number of pixels whose difference is caused by a known defect of the capturing
   * interpreter.
   */
  int defects() {
    return defects;
  }

  @Override
  public String toString() {
    return pixels + " pixels, " + colours + " colours" + location;
  }
}
