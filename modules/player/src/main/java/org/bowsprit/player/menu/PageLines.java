package org.bowsprit.player.menu;

import java.util.ArrayList;
import java.util.List;

/** Arranges the rows of a page in lines. A line has one row or up to three tiles. */
final class PageLines {

  private static final int NO_ROW = -1;

  private final List<Row> rows;
  private final List<Integer> firstRows = new ArrayList<>();
  private final int[] lineOfRow;

  PageLines(List<Row> rows) {
    this.rows = rows;
    lineOfRow = new int[rows.size()];
    for (int row = 0; row < lineOfRow.length; row++) {
      boolean followsTile = row > 0 && isTile(row) && isTile(row - 1);
      if (!followsTile || row - firstRow(count() - 1) == Tile.COLUMNS) {
        firstRows.add(row);
      }
      lineOfRow[row] = count() - 1;
    }
  }

  private boolean isTile(int row) {
    return rows.get(row).tile().isPresent();
  }

  /** Returns the number of lines. */
  int count() {
    return firstRows.size();
  }

  /** Returns whether there are tiles. */
  boolean hasTiles() {
    return rows.stream().anyMatch(row -> row.tile().isPresent());
  }

  /** Returns whether a line consists of tiles. */
  boolean isTileLine(int line) {
    return isTile(firstRow(line));
  }

  /** Returns the line of a row; −1 for no row. */
  int lineOf(int row) {
    return row == NO_ROW ? NO_ROW : lineOfRow[row];
  }

  /** Returns the column of a row in its line, counted from 0. */
  int columnOf(int row) {
    return row == NO_ROW ? 0 : row - firstRow(lineOf(row));
  }

  /** Returns the first row of a line. */
  int firstRow(int line) {
    return firstRows.get(line);
  }

  /** Returns the last row of a line. */
  int lastRow(int line) {
    return line + 1 < count() ? firstRow(line + 1) - 1 : lineOfRow.length - 1;
  }

  /** Returns the row in a column of a line, or the last row of the line if the line is shorter. */
  int rowAt(int line, int column) {
    return Math.min(firstRow(line) + column, lastRow(line));
  }
}
