package org.bowsprit.render.pixel;

import java.util.Arrays;
import org.bowsprit.render.FrameChanges;

/**
 * A set of cells of a frame, which has 40 × 25 cells of eight by eight pixels.
 *
 * @since 0.1
 */
public final class CellSet {

  private static final long ALL_COLUMNS = (1L << FrameChanges.COLUMNS) - 1;

  /** One bit per cell of a row; the lowest bit is the leftmost cell. */
  private final long[] rows = new long[FrameChanges.ROWS];

  /** Receives rectangles of the screen. */
  @FunctionalInterface
  public interface Rectangles {

    /**
     * Called for each rectangle.
     *
     * @param left the first column of pixels
     * @param top the first row
     * @param right the first column to the right of the rectangle
     * @param bottom the first row below the rectangle
     */
    void take(int left, int top, int right, int bottom);
  }

  /** Creates an empty set. */
  public CellSet() {}

  /** Removes all cells. */
  public void clear() {
    Arrays.fill(rows, 0);
  }

  /** Adds all cells. */
  public void addAll() {
    Arrays.fill(rows, ALL_COLUMNS);
  }

  /**
   * Adds a cell.
   *
   * @param column the column, 0–39
   * @param row the row, 0–24
   */
  public void add(int column, int row) {
    rows[row] |= 1L << column;
  }

  /**
   * Adds all cells that a rectangle of pixels intersects; parts outside the screen are ignored.
   *
   * @param left the first column of pixels
   * @param top the first row
   * @param right the first column to the right of the rectangle
   * @param bottom the first row below the rectangle
   */
  public void addPixels(int left, int top, int right, int bottom) {
    if (left >= right) {
      return;
    }
    int lastColumn = Math.min((right - 1) >> 3, FrameChanges.COLUMNS - 1);
    int lastRow = Math.min((bottom - 1) >> 3, FrameChanges.ROWS - 1);
    for (int row = Math.max(top >> 3, 0); row <= lastRow; row++) {
      for (int column = Math.max(left >> 3, 0); column <= lastColumn; column++) {
        add(column, row);
      }
    }
  }

  /** Returns whether the set contains a cell. */
  public boolean has(int column, int row) {
    return (rows[row] >> column & 1) != 0;
  }

  /** Returns whether the set is empty. */
  public boolean isEmpty() {
    for (long row : rows) {
      if (row != 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Reports the cells as disjoint rectangles of pixels: runs of cells, where consecutive rows with
   * the same cells are combined.
   *
   * @param receiver receives each rectangle
   */
  public void forEach(Rectangles receiver) {
    int end;
    for (int row = 0; row < rows.length; row = end) {
      end = row + 1;
      while (end < rows.length && rows[end] == rows[row]) {
        end++;
      }
      reportRuns(rows[row], row * FrameChanges.CELL, end * FrameChanges.CELL, receiver);
    }
  }

  /**
   * Reports a few rectangles of pixels that cover all cells, and possibly others: one for each
   * group of adjacent rows with cells, from the first to the last column in use.
   *
   * @param receiver receives each rectangle
   * @since 1.0
   */
  public void forEachBand(Rectangles receiver) {
    int end;
    for (int row = 0; row < rows.length; row = end) {
      end = row + 1;
      if (rows[row] == 0) {
        continue;
      }
      long columns = rows[row];
      while (end < rows.length && rows[end] != 0) {
        columns |= rows[end++];
      }
      receiver.take(
          Long.numberOfTrailingZeros(columns) * FrameChanges.CELL,
          row * FrameChanges.CELL,
          (Long.SIZE - Long.numberOfLeadingZeros(columns)) * FrameChanges.CELL,
          end * FrameChanges.CELL);
    }
  }

  private static void reportRuns(long cells, int top, int bottom, Rectangles receiver) {
    long remaining = cells;
    while (remaining != 0) {
      int from = Long.numberOfTrailingZeros(remaining);
      int to = from + Long.numberOfTrailingZeros(~(remaining >>> from));
      receiver.take(from * FrameChanges.CELL, top, to * FrameChanges.CELL, bottom);
      remaining = remaining >>> to << to;
    }
  }
}
