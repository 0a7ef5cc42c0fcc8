package org.bowsprit.player.control;

/** A direction on the screen. */
public enum ArrowDirection {
  /** Towards the first row. */
  UP(0, -1),
  /** Towards the last column. */
  RIGHT(1, 0),
  /** Towards the last row. */
  DOWN(0, 1),
  /** Towards the first column. */
  LEFT(-1, 0);

  private final int columns;
  private final int rows;

  ArrowDirection(int columns, int rows) {
    this.columns = columns;
    this.rows = rows;
  }

  /** Returns the column offset: −1, 0 or 1, positive to the right. */
  int columns() {
    return columns;
  }

  /** Returns the row offset: −1, 0 or 1, positive downwards. */
  int rows() {
    return rows;
  }
}
