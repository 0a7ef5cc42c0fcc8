package org.bowsprit.player.menu;

import java.util.Comparator;
import java.util.stream.IntStream;

/** The scroll bar of a list that is longer than its page: its position, and dragging by mouse. */
final class ScrollBar {

  private static final int WIDTH = 2;

  /**
   * The number of columns on either side of the bar that also react to the mouse. They end at the
   * plus sign of a value.
   */
  private static final int TOLERANCE_COLUMNS = 2;

  private static final int NOT_HELD = -1;

  /**
   * The distance from the top of the slider to the point where it is held, in rows of the screen.
   */
  private int heldOffset = NOT_HELD;

  /** Returns the first column of the bar. */
  static int leftEdge(PageLayout layout) {
    return layout.rowsRight() - 1;
  }

  /** Returns the first column to the right of the bar. */
  static int right(PageLayout layout) {
    return leftEdge(layout) + WIDTH;
  }

  /** Returns the row of the screen for a line of the list. */
  static int screenRow(PageLayout layout, int line) {
    return layout.listTop() + (int) (layout.listHeight() * layout.fractionAbove(line));
  }

  private static boolean isOn(PageLayout layout, int x, int y) {
    int rowInList = y - layout.listTop();
    return layout.isScrollable()
        && x >= leftEdge(layout) - TOLERANCE_COLUMNS
        && x < right(layout) + TOLERANCE_COLUMNS
        && rowInList >= 0
        && rowInList < layout.listHeight();
  }

  /**
   * Grabs the slider. If the mouse is on the bar but not on the slider, the slider moves to the
   * mouse.
   *
   * @param first the first visible line of the list
   * @return whether the mouse was on the bar
   */
  boolean press(PageLayout layout, int first, int x, int y) {
    if (!isOn(layout, x, y)) {
      return false;
    }
    int top = screenRow(layout, first);
    int bottom = screenRow(layout, layout.lastLine(first) + 1);
    heldOffset = y >= top && y < bottom ? y - top : (bottom - top) / 2;
    return true;
  }

  boolean isHeld() {
    return heldOffset != NOT_HELD;
  }

  void release() {
    heldOffset = NOT_HELD;
  }

  /** Returns the first visible line of the list for the current position of the slider. */
  int firstLineAt(PageLayout layout, int y) {
    double fractionAbove = (double) (y - heldOffset - layout.listTop()) / layout.listHeight();
    return IntStream.rangeClosed(0, layout.maxFirstLine())
        .boxed()
        .min(
            Comparator.comparingDouble(
                line -> Math.abs(layout.fractionAbove(line) - fractionAbove)))
        .orElseThrow();
  }
}
