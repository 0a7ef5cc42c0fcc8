package org.bowsprit.zplane.effect;

import org.bowsprit.render.Frame;

/**
 * The rows of the screen that a transition changes.
 *
 * @param top the first row of the main window
 * @param bottom the row after the last row of the main window
 */
public record MainWindow(int top, int bottom) {

  /** Returns the number of rows. */
  int height() {
    return bottom - top;
  }

  /**
   * Copies a rectangle of the window. The rectangle is clipped to the window, and its coordinates
   * are relative to the window.
   */
  void copy(byte[] from, byte[] to, int left, int upper, int width, int height) {
    int first = Math.max(left, 0);
    int count = Math.min(left + width, Frame.WIDTH) - first;
    for (int y = Math.max(upper, 0); y < Math.min(upper + height, height()) && count > 0; y++) {
      int at = (top + y) * Frame.WIDTH + first;
      System.arraycopy(from, at, to, at, count);
    }
  }
}
