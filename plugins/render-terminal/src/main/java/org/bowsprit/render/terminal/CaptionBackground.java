package org.bowsprit.render.terminal;

import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;

/**
 * The area of plain colour around a caption, with its full extent to the left, to the right, up and
 * down.
 *
 * @param left the first column of the area on the screen
 * @param top the first row of the area
 * @param right the first column to the right of the area
 * @param bottom the first row below the area
 * @param index the palette index of the area's colour
 */
record CaptionBackground(int left, int top, int right, int bottom, int index) {

  /** The largest number of pixels by which a bar is higher, or a plate is wider, than its text. */
  private static final int MAX_MARGIN = 6;

  /** Measures the area of one colour around a caption in a frame. */
  static CaptionBackground around(Caption caption, Frame frame, int index) {
    int above = Math.max(0, caption.top() - 1);
    // The row may contain letters between the first and the last letter of the caption.
    int left = Math.max(0, Math.min(Frame.WIDTH - 1, caption.left()));
    while (left > 0 && hasColour(index, frame, left - 1, above)) {
      left--;
    }
    int right = Math.max(left + 1, Math.min(Frame.WIDTH, caption.right()));
    while (right < Frame.WIDTH && hasColour(index, frame, right, above)) {
      right++;
    }
    int top = above;
    while (top > 0 && hasColour(index, frame, left, top - 1)) {
      top--;
    }
    int bottom = above;
    while (bottom < Frame.HEIGHT && hasColour(index, frame, left, bottom)) {
      bottom++;
    }
    return new CaptionBackground(left, top, right, bottom, index);
  }

  /**
   * Returns whether the area is a bar behind this single line, such as the bar of a selected line.
   */
  boolean isBarOf(Caption caption) {
    int height = caption.bottom() - caption.top();
    return top > 0
        && left < right
        && bottom >= caption.bottom()
        && bottom - top <= height + MAX_MARGIN
        && right - left > caption.right() - caption.left();
  }

  /** Returns whether the area is a plate that is hardly larger than its single line. */
  boolean isPlateOf(Caption caption) {
    return isBarOf(caption) && right - left <= caption.right() - caption.left() + MAX_MARGIN;
  }

  /** Replaces the pixels of the area with the colours above the area. */
  void remove(Frame frame, int[] picture) {
    for (int y = top; y < bottom; y++) {
      for (int x = left; x < right; x++) {
        int pixel = y * Frame.WIDTH + x;
        if (hasColour(index, frame, x, y)) {
          picture[pixel] = picture[pixel - Frame.WIDTH];
        }
      }
    }
  }

  private static boolean hasColour(int index, Frame frame, int x, int y) {
    return (frame.pixels()[y * Frame.WIDTH + x] & 0xFF) == index;
  }
}
