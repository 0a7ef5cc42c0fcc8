package org.bowsprit.engine.reference;

import org.bowsprit.render.Frame;

/** The difference between a painted frame and a captured one. */
final class FrameDifference {

  private int differentPixels;
  private int defectPixels;
  private int firstPixel = -1;
  private int differentColours;
  private final String location;

  /**
   * Compares two frames.
   *
   * @param indices the 64,000 captured palette indices
   * @param palette the 768 captured colour components; only the colours that the frame uses are
   *     compared
   * @param captureDefects tells which captured pixels are known to be wrong because of a defect of
   *     the interpreter that made the capture
   */
  FrameDifference(Frame frame, byte[] indices, byte[] palette, CaptureDefects captureDefects) {
    boolean[] usedColours = new boolean[Frame.COLOURS];
    for (int i = 0; i < Frame.PIXELS; i++) {
      if (indices[i] == frame.pixels()[i]) {
        usedColours[indices[i] & 0xFF] = true;
      } else if (captureDefects.explains(i, indices[i])) {
        defectPixels++;
      } else {
        differentPixels++;
        firstPixel = firstPixel < 0 ? i : firstPixel;
      }
    }
    for (int colour = 0; colour < usedColours.length; colour++) {
      differentColours +=
          usedColours[colour] && !isSameColour(frame.palette(), palette, colour) ? 1 : 0;
    }
    location =
        firstPixel < 0
            ? ""
            : String.format(
                "; the first is pixel (%d,%d): expected colour %d, found colour %d",
                firstPixel % Frame.WIDTH,
                firstPixel / Frame.WIDTH,
                indices[firstPixel] & 0xFF,
                frame.pixels()[firstPixel] & 0xFF);
  }

  private static boolean isSameColour(byte[] a, byte[] b, int colour) {
    return a[3 * colour] == b[3 * colour]
        && a[3 * colour + 1] == b[3 * colour + 1]
        && a[3 * colour + 2] == b[3 * colour + 2];
  }

  /**
   * Returns whether no pixel and no colour differs, except for captured pixels that are known to be
   * wrong.
   */
  boolean isEmpty() {
    return differentPixels == 0 && differentColours == 0;
  }

  /**
   * Returns the number of pixels that differ only because of a known defect of the interpreter that
   * made the capture.
   */
  int defectPixels() {
    return defectPixels;
  }

  @Override
  public String toString() {
    return differentPixels + " pixels and " + differentColours + " colours differ" + location;
  }
}
