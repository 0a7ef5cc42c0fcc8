package org.bowsprit.pathfinding.mask;

import java.util.Arrays;

/**
 * A list of cells in walking order that keeps its memory when it is cleared. Not thread-safe.
 *
 * @since 1.0
 */
public final class CellPath {

  private int[] cells = new int[256];
  private int size;

  /** Empties the path. */
  public void clear() {
    size = 0;
  }

  /** Returns the number of cells. */
  public int size() {
    return size;
  }

  /** Returns a cell. The first cell has index 0. */
  public int cell(int index) {
    return cells[index];
  }

  /** Appends a cell. */
  public void add(int cell) {
    if (size == cells.length) {
      cells = Arrays.copyOf(cells, 2 * size);
    }
    cells[size++] = cell;
  }

  /**
   * Moves a cell to a smaller or equal index, for code that removes cells of a path from its start.
   */
  public void move(int index, int to) {
    cells[to] = cells[index];
  }

  /** Removes all cells from an index on. */
  public void truncate(int newSize) {
    size = newSize;
  }

  /** Reverses the path, for searches that trace it from its end. */
  public void reverse() {
    for (int i = 0, j = size - 1; i < j; i++, j--) {
      int cell = cells[i];
      cells[i] = cells[j];
      cells[j] = cell;
    }
  }
}
