package org.bowsprit.player.menu;

import java.util.Comparator;
import java.util.stream.IntStream;

/** The scroll bar of a list that is longer than its page: its position, and dragging by mouse. */
final class ScrollBar {

  private static final int WIDTH = 2;

  /**
   * The number of columns on either side of the bar that also react to the mouse, up to the sign of
   * a value.
   */
  private static final int NEAR = 2;

  private static final int NOT_HELD = -1;

  /**
   * The distance from the top of the slider to the point where it is held, in rows of the screen.
   */
  private int held = NOT_HELD;

  /** Returns the first column of the bar. */
  static int left(PageLayout layout) {
    return layout.rowsRight() - 1;
  }

  /** Returns the first column to the right of the bar. */
  static int right(PageLayout layout) {
    return left(layout) + WIDTH;
  }

  /** Returns the row of the screen for a line of the list. */
  static int rowOfScreen(PageLayout layout, int line) {
    return layout.listTop() + (int) (layout.listHeight() * layout.partAbove(line));
  }

  private static boolean isOn(PageLayout layout, int x, int y) {
    int below = y - layout.listTop();
    return layout.scrolls()
        && x >= left(layout) - NEAR
        && x < right(layout) + NEAR
        && below >= 0
        && below < layout.listHeight();
  }

  /**
   * Grabs the slider. If the mouse is elsewhere on the bar, the slider moves to it.
   *
   * @param first the first visible line of the list
   * @return whether the mouse was on the bar
   */
  boolean press(PageLayout layout, int first, int x, int y) {
    if (!isOn(layout, x, y)) {
      return false;
    }
    int top = rowOfScreen(layout, first);
    int bottom = rowOfScreen(layout, layout.lastLine(first) + 1);
    held = y >= top && y < bottom ? y - top : (bottom - top) / 2;
    return true;
  }

  boolean isHeld() {
    return held != NOT_HELD;
  }

  void release() {
    held = NOT_HELD;
  }

  /** Returns the first visible line of the list for the current position of the slider. */
  int firstAt(PageLayout layout, int y) {
    double above = (double) (y - held - layout.listTop()) / layout.listHeight();
    return IntStream.rangeClosed(0, layout.lastFirst())
        .boxed()
        .min(Comparator.comparingDouble(line -> Math.abs(layout.partAbove(line) - above)))
        .orElseThrow();
  }
}
