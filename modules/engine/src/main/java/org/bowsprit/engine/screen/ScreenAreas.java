package org.bowsprit.engine.screen;

import org.bowsprit.render.Frame;

/**
 * The three windows of the screen: text above, the room in the middle, verbs below (spec 02 §10).
 */
public final class ScreenAreas {

  private static final int INITIAL_TOP = 16;
  private static final int INITIAL_BOTTOM = 144;

  private int top = INITIAL_TOP;
  private int bottom = INITIAL_BOTTOM;

  /** A window of the screen. */
  public enum Area {
    /** The room. */
    MAIN,
    /** Above the room. */
    TEXT,
    /** Below the room. */
    VERB,
    /** No window. */
    NONE
  }

  /**
   * Divides the screen into windows.
   *
   * @param firstRow first row of the main window
   * @param endRow first row of the verb window
   */
  public void divide(int firstRow, int endRow) {
    top = firstRow;
    bottom = endRow;
  }

  /** Divides the screen as at engine start. */
  public void reset() {
    divide(INITIAL_TOP, INITIAL_BOTTOM);
  }

  /** Returns the first row of the main window on the screen. */
  public int top() {
    return top;
  }

  /** Returns the first row of the verb window on the screen. */
  public int bottom() {
    return bottom;
  }

  /** Returns the height of the main window in pixels. */
  public int mainHeight() {
    return bottom - top;
  }

  /**
   * Returns the window that contains a row.
   *
   * @param y screen y
   * @return the first of the main, text and verb windows that contains the row; {@link Area#NONE}
   *     if there is none
   */
  public Area areaAt(int y) {
    if (y >= top && y < bottom) {
      return Area.MAIN;
    }
    if (y >= 0 && y < top) {
      return Area.TEXT;
    }
    if (y >= bottom && y < Frame.HEIGHT) {
      return Area.VERB;
    }
    return Area.NONE;
  }

  /**
   * Returns the first row of a window.
   *
   * @param area a window
   * @return screen y
   */
  public int firstRow(Area area) {
    return switch (area) {
      case MAIN -> top;
      case VERB -> bottom;
      case TEXT, NONE -> 0;
    };
  }

  /**
   * Returns the row after the last row of a window.
   *
   * @param area a window
   * @return screen y
   */
  public int endRow(Area area) {
    return switch (area) {
      case MAIN -> bottom;
      case TEXT -> top;
      case VERB -> Frame.HEIGHT;
      case NONE -> 0;
    };
  }
}
