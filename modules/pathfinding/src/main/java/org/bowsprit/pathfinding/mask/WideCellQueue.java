package org.bowsprit.pathfinding.mask;

import java.util.Arrays;

/**
 * A queue for keys that are too large to be packed. Only the tie key and the cell share one number.
 */
final class WideCellQueue extends CellQueue {

  private static final int CELL_BITS = 20;
  private static final long CELL_MASK = (1L << CELL_BITS) - 1;

  /**
   * The entries of the heap. Each consists of two numbers, the key, and the tie key with the cell,
   * so that neighbours in the heap are neighbours in memory.
   */
  private long[] heap = new long[2 * INITIAL_CAPACITY];

  @Override
  public void push(long key, long tie, int cell) {
    if (2 * size == heap.length) {
      heap = Arrays.copyOf(heap, 4 * size);
    }
    long tieAndCell = tie << CELL_BITS | cell;
    long[] entries = heap;
    int hole = size++;
    while (hole > 0) {
      int parent = (hole - 1) >> CHILDREN_SHIFT;
      if (!isBefore(key, tieAndCell, entries[2 * parent], entries[2 * parent + 1])) {
        break;
      }
      entries[2 * hole] = entries[2 * parent];
      entries[2 * hole + 1] = entries[2 * parent + 1];
      hole = parent;
    }
    entries[2 * hole] = key;
    entries[2 * hole + 1] = tieAndCell;
  }

  @Override
  public int pop() {
    long[] entries = heap;
    final int first = (int) (entries[1] & CELL_MASK);
    int last = --size;
    long key = entries[2 * last];
    long tieAndCell = entries[2 * last + 1];
    int hole = 0;
    for (int child = 1; child < last; child = (hole << CHILDREN_SHIFT) + 1) {
      int smallest = child;
      int end = Math.min(child + CHILDREN, last);
      for (int sibling = child + 1; sibling < end; sibling++) {
        if (isBefore(
            entries[2 * sibling],
            entries[2 * sibling + 1],
            entries[2 * smallest],
            entries[2 * smallest + 1])) {
          smallest = sibling;
        }
      }
      if (!isBefore(entries[2 * smallest], entries[2 * smallest + 1], key, tieAndCell)) {
        break;
      }
      entries[2 * hole] = entries[2 * smallest];
      entries[2 * hole + 1] = entries[2 * smallest + 1];
      hole = smallest;
    }
    entries[2 * hole] = key;
    entries[2 * hole + 1] = tieAndCell;
    return first;
  }

  private static boolean isBefore(long key, long tieAndCell, long otherKey, long otherTieAndCell) {
    return key < otherKey || (key == otherKey && tieAndCell < otherTieAndCell);
  }
}
