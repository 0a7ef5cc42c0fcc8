package org.bowsprit.render.terminal;

/**
 * A rectangle of a terminal's cells.
 *
 * @param column the first column, from 0
 * @param row the first row, from 0
 * @param columns the number of columns, at least 1
 * @param rows the number of rows, at least 1
 */
record CellArea(int column, int row, int columns, int rows) {

  /**
   * The smallest number of columns for two parts side by side. In a narrower terminal, one part is
   * above the other.
   */
  private static final int MIN_COLUMNS_SIDE_BY_SIDE = 120;

  private static final int MAX_PANEL_COLUMNS = 100;

  /** Returns all cells of a terminal. */
  static CellArea ofAll(CellGrid cells) {
    return new CellArea(0, 0, cells.columns(), cells.rows());
  }

  /** Returns the area for the picture beside a panel. */
  static CellArea picture(CellGrid cells) {
    CellArea panel = panel(cells);
    return panel.column > 0
        ? new CellArea(0, 0, panel.column, cells.rows())
        : new CellArea(0, 0, cells.columns(), Math.max(1, panel.row));
  }

  /** Returns the area of a panel: the right half or the lower half. */
  static CellArea panel(CellGrid cells) {
    if (cells.columns() >= MIN_COLUMNS_SIDE_BY_SIDE) {
      int width = Math.min(MAX_PANEL_COLUMNS, cells.columns() / 2);
      return new CellArea(cells.columns() - width, 0, width, cells.rows());
    }
    int height = Math.max(1, cells.rows() / 2);
    return new CellArea(0, cells.rows() - height, cells.columns(), height);
  }

  /** Returns whether a cell is inside the area. */
  boolean contains(int x, int y) {
    return x >= column && x < column + columns && y >= row && y < row + rows;
  }
}
