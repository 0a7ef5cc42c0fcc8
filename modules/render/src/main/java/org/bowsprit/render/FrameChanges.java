package org.bowsprit.render;

/**
 * Which pixels of a {@link Frame} were written, and since when: told in cells of eight by eight
 * pixels.
 *
 * <p>Every mark gets a number, its revision. A reader notes the {@link #revision()} it has seen and
 * asks next time which cells have a newer one, so that any number of readers may each look when
 * they like. Code that fills a frame marks what it writes; a frame on which nothing was ever marked
 * counts as written everywhere, always.
 *
 * @since 1.0
 */
public final class FrameChanges {

  /** Pixels across and rows of a cell. */
  public static final int CELL = 8;

  /** Cells across. */
  public static final int COLUMNS = Frame.WIDTH / CELL;

  /** Rows of cells. */
  public static final int ROWS = Frame.HEIGHT / CELL;

  private final long[] cells = new long[COLUMNS * ROWS];
  private long revision;

  FrameChanges() {}

  /**
   * Notes that pixels of a rectangle were written; what lies outside of the frame is left out.
   *
   * @param left first column
   * @param top first row
   * @param right first column beyond
   * @param bottom first row beyond
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

  /** Notes that all pixels were written. */
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
   * Returns whether a cell may look otherwise than at a revision.
   *
   * @param seen what {@link #revision()} was then
   * @param column 0–39
   * @param row 0–24
   */
  public boolean since(long seen, int column, int row) {
    return revision == 0 || cells[row * COLUMNS + column] > seen;
  }
}
