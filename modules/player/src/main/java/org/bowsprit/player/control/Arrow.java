package org.bowsprit.player.control;

/** A way to go on the screen. */
public enum Arrow {
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

  Arrow(int columns, int rows) {
    this.columns = columns;
    this.rows = rows;
  }

  /** Returns −1, 0 or 1 column to the right. */
  int columns() {
    return columns;
  }

  /** Returns −1, 0 or 1 row down. */
  int rows() {
    return rows;
  }
}
