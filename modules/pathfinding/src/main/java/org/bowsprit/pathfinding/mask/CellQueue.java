package org.bowsprit.pathfinding.mask;

import java.util.Arrays;

/**
 * A priority queue of cells: least key first, then least tie key, then least cell.
 *
 * <p>A cell may stand in it more than once, so a search pushes a cell again when a shorter way
 * turns up and passes over it when it comes up a second time. Not thread-safe; cleared, it keeps
 * its memory.
 */
public final class CellQueue {

  private static final int CELL_BITS = 20;
  private static final long CELL_MASK = (1L << CELL_BITS) - 1;

  /** The greatest tie key. */
  public static final long MAX_TIE = (1L << (63 - CELL_BITS)) - 1;

  /** Key and tie with cell, alternating: neighbours in the heap are neighbours in memory. */
  private long[] heap = new long[256];

  private int size;

  /** Empties the queue. */
  public void clear() {
    size = 0;
  }

  /** Tells whether nothing is queued. */
  public boolean isEmpty() {
    return size == 0;
  }

  /**
   * Queues a cell.
   *
   * @param key what decides first
   * @param tie what decides between equal keys, 0…{@link #MAX_TIE}
   * @param cell the cell, below {@link MaskPainter#MAX_CELLS}
   */
  public void push(long key, long tie, int cell) {
    if (2 * size == heap.length) {
      heap = Arrays.copyOf(heap, 4 * size);
    }
    long second = tie << CELL_BITS | cell;
    long[] h = heap;
    int hole = size++;
    while (hole > 0) {
      int parent = (hole - 1) >> 1;
      long parentKey = h[2 * parent];
      if (parentKey < key || (parentKey == key && h[2 * parent + 1] <= second)) {
        break;
      }
      h[2 * hole] = parentKey;
      h[2 * hole + 1] = h[2 * parent + 1];
      hole = parent;
    }
    h[2 * hole] = key;
    h[2 * hole + 1] = second;
  }

  /** Removes the first cell and returns it; the queue must not be empty. */
  public int pop() {
    long[] h = heap;
    final int first = (int) (h[1] & CELL_MASK);
    int last = --size;
    long key = h[2 * last];
    long second = h[2 * last + 1];
    int hole = 0;
    for (int child = 1; child < last; child = 2 * hole + 1) {
      int right = child + 1;
      if (right < last
          && (h[2 * right] < h[2 * child]
              || (h[2 * right] == h[2 * child] && h[2 * right + 1] < h[2 * child + 1]))) {
        child = right;
      }
      if (key < h[2 * child] || (key == h[2 * child] && second <= h[2 * child + 1])) {
        break;
      }
      h[2 * hole] = h[2 * child];
      h[2 * hole + 1] = h[2 * child + 1];
      hole = child;
    }
    h[2 * hole] = key;
    h[2 * hole + 1] = second;
    return first;
  }
}
