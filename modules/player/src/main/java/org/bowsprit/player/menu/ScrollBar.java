package org.bowsprit.player.menu;

/** The bar beside a list that is longer than its page: where it lies, and a mouse that drags it. */
final class ScrollBar {

  private static final int WIDTH = 2;

  /** Columns on either side of the bar that are taken for it, up to a value's sign. */
  private static final int NEAR = 2;

  private static final int NOT_HELD = -1;

  /** The rows of the screen from the top of the slider to where it is held. */
  private int held = NOT_HELD;

  /** The first column of the bar. */
  static int left(PageLayout layout) {
    return layout.rowsRight() - 1;
  }

  /** The first column behind the bar. */
  static int right(PageLayout layout) {
    return left(layout) + WIDTH;
  }

  /** The row of the screen that belongs to a row of the list. */
  static int rowOfScreen(PageLayout layout, int row) {
    return layout.rowTop(0, 0) + height(layout) * row / layout.count();
  }

  private static int height(PageLayout layout) {
    return layout.visible() * layout.rowHeight();
  }

  private static boolean isOn(PageLayout layout, int x, int y) {
    int below = y - layout.rowTop(0, 0);
    return layout.visible() < layout.count()
        && x >= left(layout) - NEAR
        && x < right(layout) + NEAR
        && below >= 0
        && below < height(layout);
  }

  /**
   * Takes hold of the slider, which comes to the mouse from elsewhere on the bar.
   *
   * @param first the first row of the list that is seen
   * @return whether the mouse was on the bar
   */
  boolean press(PageLayout layout, int first, int x, int y) {
    if (!isOn(layout, x, y)) {
      return false;
    }
    int top = rowOfScreen(layout, first);
    int bottom = rowOfScreen(layout, first + layout.visible());
    held = y >= top && y < bottom ? y - top : (bottom - top) / 2;
    return true;
  }

  boolean isHeld() {
    return held != NOT_HELD;
  }

  void release() {
    held = NOT_HELD;
  }

  /** Returns the first row of the list that is seen where the slider is dragged to. */
  int firstAt(PageLayout layout, int y) {
    int top = y - held - layout.rowTop(0, 0);
    int hidden = layout.count() - layout.visible();
    int first = Math.round((float) top * layout.count() / height(layout));
    return Math.max(0, Math.min(hidden, first));
  }
}
