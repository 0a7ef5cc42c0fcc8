package org.bowsprit.render.terminal;

import java.util.function.IntUnaryOperator;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;

/**
 * Recognises arrows in a game's font. Fonts have arrows in place of characters that sentences do
 * not need.
 */
final class DrawnSign {

  /** Characters that sentences do not need. */
  private static final String SPARE_CHARACTERS = "^~`@#$%&*+=<>|\\_{}";

  /** The smallest width in pixels of an arrow's widest row. */
  private static final int MIN_ARROW_WIDTH = 5;

  private DrawnSign() {}

  /** Returns a caption's text, or a triangle if its single character is drawn as an arrow. */
  static String textOf(Caption caption, Frame frame) {
    String sign = caption.text().strip();
    if (sign.length() != 1 || SPARE_CHARACTERS.indexOf(sign.charAt(0)) < 0) {
      return caption.text();
    }
    int left = Math.max(0, caption.left());
    int top = Math.max(0, caption.top());
    int width = Math.min(Frame.WIDTH, caption.right()) - left;
    int height = Math.min(Frame.HEIGHT, caption.bottom()) - top;
    int upright = tipDirection(height, y -> extent(caption, frame, left, top + y, 1, width));
    int sideways =
        upright == 0
            ? tipDirection(width, x -> extent(caption, frame, left + x, top, Frame.WIDTH, height))
            : 0;
    return upright < 0
        ? "▲"
        : upright > 0 ? "▼" : sideways < 0 ? "◄" : sideways > 0 ? "►" : caption.text();
  }

  /**
   * Returns −1 if the lines form an arrow with its tip at the first line, 1 if the tip is at the
   * last line, 0 if the lines do not form an arrow.
   */
  private static int tipDirection(int lines, IntUnaryOperator extents) {
    int[] extent = new int[lines + 2];
    int widest = 0;
    int last = 0;
    for (int i = 1; i <= lines; i++) {
      extent[i] = extents.applyAsInt(i - 1);
      widest = extent[i] > extent[widest] ? i : widest;
      last = extent[i] == extent[widest] ? i : last;
    }
    if (extent[widest] < MIN_ARROW_WIDTH) {
      return 0;
    }
    boolean first = tapers(extent, widest, -1);
    return first == tapers(extent, last, 1) ? 0 : first ? -1 : 1;
  }

  /** Returns whether lines become shorter in steps, from a given line to a tip. */
  private static boolean tapers(int[] extent, int from, int direction) {
    int line = from;
    while (extent[line + direction] > 0 && extent[line + direction] <= extent[line]) {
      if (extent[line] - extent[line + direction] > extent[from] / 2 + 1) {
        return false;
      }
      line += direction;
    }
    return extent[line + direction] == 0 && extent[line] <= extent[from] / 2;
  }

  /**
   * Returns the number of pixels from the first to the last pixel that has the letters' colour, in
   * a row or column.
   */
  private static int extent(Caption caption, Frame frame, int x, int y, int step, int count) {
    int first = -1;
    int last = -1;
    for (int i = 0; i < count; i++) {
      if ((frame.pixels()[y * Frame.WIDTH + x + i * step] & 0xFF) == caption.ink()) {
        first = first < 0 ? i : first;
        last = i;
      }
    }
    return first < 0 ? 0 : last - first + 1;
  }
}
