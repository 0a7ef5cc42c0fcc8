package org.bowsprit.pathfinding.matrix;

import java.util.Arrays;

/** Writes a {@link HopTable} run by run, row by row. */
final class HopTableBuilder {

  private final int[] starts;
  private int[] runs;
  private int row;
  private int valueCount;

  /** Creates a builder for a table with the given number of rows. */
  HopTableBuilder(int rows) {
    this.starts = new int[rows + 1];
    this.runs = new int[12 * rows];
  }

  /** Adds a run at the end of the current row. */
  void add(int from, int to, int next) {
    if (valueCount + 3 > runs.length) {
      runs = Arrays.copyOf(runs, 2 * valueCount + 12);
    }
    runs[valueCount] = from;
    runs[valueCount + 1] = to;
    runs[valueCount + 2] = next;
    valueCount += 3;
  }

  /** Ends the current row. */
  void endRow() {
    starts[++row] = valueCount / 3;
  }

  /** Returns the table. All rows must have been ended. */
  HopTable build() {
    return new HopTable(starts, Arrays.copyOf(runs, valueCount));
  }
}
