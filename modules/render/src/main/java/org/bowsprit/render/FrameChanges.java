package org.bowsprit.render;

/**
 * Records which pixels of a {@link Frame} were written, and in which order, in cells of eight by
 * eight pixels.
 *
 * <p>Every mark gets a number, its revision. A reader stores the last {@link #revision()} and later
 * checks which cells have a newer revision, so that several readers can read independently. Code
 * that fills a frame marks the changed areas; a frame without a mark counts as completely changed.
 *
 * @since 1.0
 */
public final class FrameChanges {

  /** Width and height of a cell in pixels. */
  public static final int CELL = 8;

  /** The number of columns of cells. */
  public static final int COLUMNS = Frame.WIDTH / CELL;

  /** The number of rows of cells. */
  public static final int ROWS = Frame.HEIGHT / CELL;

  private final long[] cells = new long[COLUMNS * ROWS];
  private long revision;

  FrameChanges() {}

  /**
   * Marks the pixels of a rectangle as written; parts outside the frame are ignored.
   *
   * @param left the first column
   * @param top the first row
   * @param right the first column to the right of the rectangle
   * @param bottom the first row below the rectangle
   */
  public void mark(int left, int top, int right, int bottom) {
    revision++;
    int firstColumn = Math.max(left, 0) / CELL;
    int endColumn = Math.min((right + CELL - 1) / CELL, COLUMNS);
    int endRow = Math.min((bottom + CELL - 1) / CELL, ROWS);
    for (int row = Math.max(top, 0) / CELL; row < endRow; row++) {
      for (int column = firstColumn; column < endColumn; column++) {
        cells[row * COLUMNS + column] = revision;
      }
    }
  }

  /** Marks all pixels as written. */
  public void markAll() {
    mark(0, 0, Frame.WIDTH, Frame.HEIGHT);
  }

  /**
   * Returns the number of the last mark.
   *
   * @return 0 if nothing was ever marked
   */
  public long revision() {
    return revision;
  }

  /**
   * Returns whether a cell may have changed since a revision.
   *
   * @param earlierRevision the earlier {@link #revision()}
   * @param column the column, 0–39
   * @param row the row, 0–24
   */
  public boolean since(long earlierRevision, int column, int row) {
    return revision == 0 || cells[row * COLUMNS + column] > earlierRevision;
  }
}
