package org.bowsprit.render.terminal;

import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;

/**
 * The plain colour around a caption, where there is one: as far to both sides as it goes, and as
 * far up and down.
 *
 * @param left its first column on the screen
 * @param top its first row
 * @param right the first column beyond it
 * @param bottom the first row beyond it
 * @param index the palette index of its colour
 */
record Paper(int left, int top, int right, int bottom, int index) {

  /** A bar is no more pixels higher than what is written on it. */
  private static final int BAR = 6;

  /** Measures the paper of one colour around a caption in a frame. */
  static Paper around(Caption caption, Frame frame, int index) {
    int above = Math.max(0, caption.top() - 1);
    // Between its first and its last letter, letters may stand in this row.
    int left = Math.max(0, Math.min(Frame.WIDTH - 1, caption.left()));
    while (left > 0 && isOf(index, frame, left - 1, above)) {
      left--;
    }
    int right = Math.max(left + 1, Math.min(Frame.WIDTH, caption.right()));
    while (right < Frame.WIDTH && isOf(index, frame, right, above)) {
      right++;
    }
    int top = above;
    while (top > 0 && isOf(index, frame, left, top - 1)) {
      top--;
    }
    int bottom = above;
    while (bottom < Frame.HEIGHT && isOf(index, frame, left, bottom)) {
      bottom++;
    }
    return new Paper(left, top, right, bottom, index);
  }

  /** Returns whether it is a bar behind this one line, as lies behind the line that is chosen. */
  boolean isBarOf(Caption caption) {
    int height = caption.bottom() - caption.top();
    return top > 0
        && left < right
        && bottom >= caption.bottom()
        && bottom - top <= height + BAR
        && right - left > caption.right() - caption.left();
  }

  /** Gives its pixels the colours above it. */
  void remove(Frame frame, int[] picture) {
    for (int y = top; y < bottom; y++) {
      for (int x = left; x < right; x++) {
        int at = y * Frame.WIDTH + x;
        if (isOf(index, frame, x, y)) {
          picture[at] = picture[at - Frame.WIDTH];
        }
      }
    }
  }

  private static boolean isOf(int index, Frame frame, int x, int y) {
    return (frame.pixels()[y * Frame.WIDTH + x] & 0xFF) == index;
  }
}
