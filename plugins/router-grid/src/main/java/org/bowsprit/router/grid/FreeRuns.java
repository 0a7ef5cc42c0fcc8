package org.bowsprit.router.grid;

/**
 * Stores the set cells of a mask as rows of bits, with 64 bits in a word, and finds the end of a
 * run along a row.
 *
 * <p>A run ends where the row is blocked, or where a neighbouring row opens. It opens at a cell
 * that is free if the cell before it in that row is not free. A shortest path can turn there. One
 * cell earlier this was impossible, because the path would have cut a corner.
 */
final class FreeRuns {

  /** The result of a run that ends at a blocked cell. */
  static final int BLOCKED = -1;

  private final int words;
  private final long[] free;

  /**
   * Creates blocked rows.
   *
   * @param width the number of cells in a row
   * @param height the number of rows
   */
  FreeRuns(int width, int height) {
    // The blocked columns on both sides and the blocked
    // rows above and below ensure that every cell has neighbours.
    words = (width + 2 + Long.SIZE - 1) / Long.SIZE;
    free = new long[words * (height + 2)];
  }

  /** Marks a cell as free. */
  void set(int along, int row) {
    free[(row + 1) * words + (along + 1) / Long.SIZE] |= 1L << (along + 1);
  }

  /** Returns whether a cell is free. Cells beside the mask are not free. */
  boolean isFree(int along, int row) {
    return (free[(row + 1) * words + (along + 1) / Long.SIZE] >>> (along + 1) & 1) != 0;
  }

  /**
   * Runs upwards from a cell.
   *
   * @param stop a cell of the row at which the run also stops, or {@link #BLOCKED}
   * @return the first cell after {@code along} where a path may turn, or {@link #BLOCKED}
   */
  int runUp(int along, int row, int stop) {
    int base = (row + 1) * words;
    int bit = along + 2;
    long beyond = -1L << bit;
    for (int word = bit / Long.SIZE; word < words; word++) {
      long here = free[base + word];
      long turns = opensUp(base - words, word) | opensUp(base + words, word);
      long events = (~here | turns) & beyond;
      int stopBit = stop + 1;
      if (stop != BLOCKED && stopBit / Long.SIZE == word) {
        events |= 1L << stopBit & beyond;
      }
      if (events != 0) {
        int found = Long.numberOfTrailingZeros(events);
        return (here >>> found & 1) == 0 ? BLOCKED : word * Long.SIZE + found - 1;
      }
      beyond = -1L;
    }
    return BLOCKED;
  }

  /** Runs downwards from a cell; otherwise like {@link #runUp}. */
  int runDown(int along, int row, int stop) {
    int base = (row + 1) * words;
    int bit = along;
    long beyond = -1L >>> (Long.SIZE - 1 - bit % Long.SIZE);
    for (int word = bit / Long.SIZE; word >= 0; word--) {
      long here = free[base + word];
      long turns = opensDown(base - words, word) | opensDown(base + words, word);
      long events = (~here | turns) & beyond;
      int stopBit = stop + 1;
      if (stop != BLOCKED && stopBit / Long.SIZE == word) {
        events |= 1L << stopBit & beyond;
      }
      if (events != 0) {
        int found = Long.SIZE - 1 - Long.numberOfLeadingZeros(events);
        return (here >>> found & 1) == 0 ? BLOCKED : word * Long.SIZE + found - 1;
      }
      beyond = -1L;
    }
    return BLOCKED;
  }

  /** Returns the cells of a word of a row that are free and whose predecessor is not. */
  private long opensUp(int base, int word) {
    long carried = word == 0 ? 0 : free[base + word - 1] >>> (Long.SIZE - 1);
    long here = free[base + word];
    return here & ~(here << 1 | carried);
  }

  /** Returns the cells of a word of a row that are free and whose successor is not. */
  private long opensDown(int base, int word) {
    long carried = word == words - 1 ? 0 : free[base + word + 1] << (Long.SIZE - 1);
    long here = free[base + word];
    return here & ~(here >>> 1 | carried);
  }
}
