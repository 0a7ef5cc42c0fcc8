package org.bowsprit.zplane;

/**
 * The beam that shows a part of a dark room (spec 02 §12).
 *
 * <p>A rectangle of the background with rounded corners, centred on ego; the rest of the front
 * buffer stays as it is but for the place where the beam was before.
 */
public final class Flashlight {

  private static final int STRIP = 8;

  /** Pixels that are black at both ends of the eight rows at the upper and lower edge. */
  private static final int[] CORNER = {8, 6, 4, 3, 2, 2, 1, 1};

  private int left;
  private int top;
  private int right;
  private int bottom;
  private boolean shown;

  /** Makes a flashlight that shows nothing yet. */
  public Flashlight() {}

  /** Forgets where the beam was: all has been painted anew. */
  public void forget() {
    shown = false;
  }

  /** Returns whether the beam is on the screen. */
  public boolean isShown() {
    return shown;
  }

  /** Returns the room column of eight pixels at the left end of the beam. */
  public int firstColumn() {
    return left / STRIP;
  }

  /** Returns the room column of eight pixels at the right end of the beam. */
  public int lastColumn() {
    return (right - 1) / STRIP;
  }

  /** Takes the beam off the screen. */
  public void darken(RoomScene scene) {
    if (shown) {
      scene.front().fill(left, top, right, bottom, 0);
      shown = false;
    }
  }

  /**
   * Moves the beam.
   *
   * @param x the room's x of its centre
   * @param y the row of its centre
   * @param columns its width in units of eight pixels
   * @param rows its height in units of eight pixels
   * @param leftEdge the room's x at the left edge of the window
   */
  public void shine(RoomScene scene, int x, int y, int columns, int rows, int leftEdge) {
    darken(scene);
    int width = Math.min(columns * STRIP, RoomScene.WINDOW_WIDTH);
    int height = Math.min(rows * STRIP, scene.windowHeight());
    if (width <= 0 || height <= 0) {
      return;
    }
    left = within(x - width / 2, leftEdge, leftEdge + RoomScene.WINDOW_WIDTH - width);
    top = within(y - height / 2, 0, scene.windowHeight() - height);
    right = left + width;
    bottom = top + height;
    scene.front().copy(scene.back(), left, top, right, bottom);
    for (int row = 0; row < CORNER.length && row < height; row++) {
      round(scene.front(), top + row, CORNER[row]);
      round(scene.front(), bottom - 1 - row, CORNER[row]);
    }
    shown = true;
  }

  private void round(Surface front, int y, int pixels) {
    front.fill(left, y, Math.min(left + pixels, right), y + 1, 0);
    front.fill(Math.max(right - pixels, left), y, right, y + 1, 0);
  }

  private static int within(int value, int least, int most) {
    return Math.max(least, Math.min(value, most));
  }
}
