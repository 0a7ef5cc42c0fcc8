package org.bowsprit.router.grid;

/**
 * Stores the set cells of a mask as rows of bits, with 64 bits in a word, and finds the end of a
 * straight run of free cells in a row.
 *
 * <p>A run ends where the row is blocked, or where a neighbouring row opens. A neighbouring row
 * opens at a free cell if the cell before it in that row is not free. A shortest path can turn into
 * the row at this cell. One cell earlier, the turn would cut a corner.
 */
final class FreeRuns {

  /** The result of a run that ends at a blocked cell. */
  static final int BLOCKED = -1;

  private final int wordsPerRow;
  private final long[] freeCells;

  /**
   * Creates blocked rows.
   *
   * @param width the number of cells in a row
   * @param height the number of rows
   */
  FreeRuns(int width, int height) {
    // The blocked columns on both sides and the blocked
    // rows above and below ensure that every cell has neighbours.
    wordsPerRow = (width + 2 + Long.SIZE - 1) / Long.SIZE;
    freeCells = new long[wordsPerRow * (height + 2)];
  }

  /** Marks a cell as free. */
  void setFree(int position, int row) {
    freeCells[(row + 1) * wordsPerRow + (position + 1) / Long.SIZE] |= 1L << (position + 1);
  }

  /** Returns whether a cell is free. Cells beside the mask are not free. */
  boolean isFree(int position, int row) {
    return (freeCells[(row + 1) * wordsPerRow + (position + 1) / Long.SIZE] >>> (position + 1) & 1)
        != 0;
  }

  /**
   * Follows a row from a cell in ascending order.
   *
   * @param stopPosition a cell of the row at which the run also stops, or {@link #BLOCKED}
   * @return the first cell after {@code position} where a path may turn, or {@link #BLOCKED}
   */
  int runUp(int position, int row, int stopPosition) {
    int rowStart = (row + 1) * wordsPerRow;
    int bit = position + 2;
    long rangeMask = -1L << bit;
    for (int word = bit / Long.SIZE; word < wordsPerRow; word++) {
      long freeBits = freeCells[rowStart + word];
      long turnBits =
          runStarts(rowStart - wordsPerRow, word) | runStarts(rowStart + wordsPerRow, word);
      long endBits = (~freeBits | turnBits) & rangeMask;
      int stopBit = stopPosition + 1;
      if (stopPosition != BLOCKED && stopBit / Long.SIZE == word) {
        endBits |= 1L << stopBit & rangeMask;
      }
      if (endBits != 0) {
        int bitOfEnd = Long.numberOfTrailingZeros(endBits);
        return (freeBits >>> bitOfEnd & 1) == 0 ? BLOCKED : word * Long.SIZE + bitOfEnd - 1;
      }
      rangeMask = -1L;
    }
    return BLOCKED;
  }

  /** Follows a row from a cell in descending order; otherwise like {@link #runUp}. */
  int runDown(int position, int row, int stopPosition) {
    int rowStart = (row + 1) * wordsPerRow;
    int bit = position;
    long rangeMask = -1L >>> (Long.SIZE - 1 - bit % Long.SIZE);
    for (int word = bit / Long.SIZE; word >= 0; word--) {
      long freeBits = freeCells[rowStart + word];
      long turnBits = runEnds(rowStart - wordsPerRow, word) | runEnds(rowStart + wordsPerRow, word);
      long endBits = (~freeBits | turnBits) & rangeMask;
      int stopBit = stopPosition + 1;
      if (stopPosition != BLOCKED && stopBit / Long.SIZE == word) {
        endBits |= 1L << stopBit & rangeMask;
      }
      if (endBits != 0) {
        int bitOfEnd = Long.SIZE - 1 - Long.numberOfLeadingZeros(endBits);
        return (freeBits >>> bitOfEnd & 1) == 0 ? BLOCKED : word * Long.SIZE + bitOfEnd - 1;
      }
      rangeMask = -1L;
    }
    return BLOCKED;
  }

  /** Returns the cells of a word of a row that are free and whose predecessor is not. */
  private long runStarts(int rowStart, int word) {
    long neighbourBit = word == 0 ? 0 : freeCells[rowStart + word - 1] >>> (Long.SIZE - 1);
    long freeBits = freeCells[rowStart + word];
    return freeBits & ~(freeBits << 1 | neighbourBit);
  }

  /** Returns the cells of a word of a row that are free and whose successor is not. */
  private long runEnds(int rowStart, int word) {
    long neighbourBit =
        word == wordsPerRow - 1 ? 0 : freeCells[rowStart + word + 1] << (Long.SIZE - 1);
    long freeBits = freeCells[rowStart + word];
    return freeBits & ~(freeBits >>> 1 | neighbourBit);
  }
}
