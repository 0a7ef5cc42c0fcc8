package org.bowsprit.render.terminal;

import java.util.Arrays;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;

/**
 * Removes a caption's drawn letters from a picture, so that other letters can be drawn there. Each
 * pixel of a letter, and of the rim in many fonts, gets the colour of the pixel to its left.
 */
final class LetterRemover {

  private static final int NONE = -1;

  private final int[] counts = new int[Frame.COLOURS];

  /**
   * Removes the letters.
   *
   * @param caption the caption of the letters
   * @param frame the frame with the letters
   * @param picture the colours of the frame, which are modified
   */
  void remove(Caption caption, Frame frame, int[] picture) {
    int rim = rim(caption, frame);
    int from = Math.max(0, caption.left() - 1);
    int end = Math.min(Frame.WIDTH, caption.right() + 1);
    int endY = Math.min(Frame.HEIGHT, caption.bottom() + 1);
    for (int y = Math.max(0, caption.top() - 1); y < endY; y++) {
      int row = y * Frame.WIDTH;
      int colour = picture[row + Math.max(0, from - 1)];
      for (int x = from; x < end; x++) {
        int index = frame.pixels()[row + x] & 0xFF;
        if (index == caption.ink() || index == rim) {
          picture[row + x] = colour;
        } else {
          colour = picture[row + x];
        }
      }
    }
  }

  /** Returns the colour of a rim or shadow. This is the colour to the right of most strokes. */
  private int rim(Caption caption, Frame frame) {
    Arrays.fill(counts, 0);
    int edges = 0;
    for (int y = Math.max(0, caption.top()); y < Math.min(Frame.HEIGHT, caption.bottom()); y++) {
      int row = y * Frame.WIDTH;
      for (int x = Math.max(0, caption.left());
          x + 1 < Math.min(Frame.WIDTH, caption.right());
          x++) {
        int next = frame.pixels()[row + x + 1] & 0xFF;
        if ((frame.pixels()[row + x] & 0xFF) == caption.ink() && next != caption.ink()) {
          counts[next]++;
          edges++;
        }
      }
    }
    for (int index = 0; index < counts.length; index++) {
      if (counts[index] * 2 > edges) {
        return index;
      }
    }
    return NONE;
  }
}
