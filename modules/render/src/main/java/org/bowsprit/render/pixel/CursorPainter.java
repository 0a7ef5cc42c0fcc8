package org.bowsprit.render.pixel;

import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;

/**
 * Draws a frame's cursor over its pixels. The result consists of palette indices, like the frame.
 *
 * @since 1.0
 */
public final class CursorPainter {

  private CursorPainter() {}

  /**
   * Copies the frame's pixels and draws the cursor, if visible, over the copy.
   *
   * @param frame the frame to show
   * @param target receives {@link Frame#PIXELS} indices, row by row
   */
  public static void paint(Frame frame, byte[] target) {
    System.arraycopy(frame.pixels(), 0, target, 0, Frame.PIXELS);
    if (frame.cursorVisible()) {
      drawCursor(frame, target);
    }
  }

  private static void drawCursor(Frame frame, byte[] target) {
    CursorImage image = frame.cursor();
    int left = frame.cursorX() - image.hotspotX();
    int top = frame.cursorY() - image.hotspotY();
    int lastX = Math.min(image.width(), Frame.WIDTH - left);
    int lastY = Math.min(image.height(), Frame.HEIGHT - top);
    for (int y = Math.max(0, -top); y < lastY; y++) {
      int row = (top + y) * Frame.WIDTH + left;
      for (int x = Math.max(0, -left); x < lastX; x++) {
        int index = image.pixel(x, y);
        if (index != image.transparent()) {
          target[row + x] = (byte) index;
        }
      }
    }
  }
}
