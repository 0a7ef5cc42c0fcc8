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
  private long[] heap = new long[2 * INITIAL];

  @Override
  public void push(long key, long tie, int cell) {
    if (2 * size == heap.length) {
      heap = Arrays.copyOf(heap, 4 * size);
    }
    long second = tie << CELL_BITS | cell;
    long[] h = heap;
    int hole = size++;
    while (hole > 0) {
      int parent = (hole - 1) >> CHILDREN_SHIFT;
      if (!comesBefore(key, second, h[2 * parent], h[2 * parent + 1])) {
        break;
      }
      h[2 * hole] = h[2 * parent];
      h[2 * hole + 1] = h[2 * parent + 1];
      hole = parent;
    }
    h[2 * hole] = key;
    h[2 * hole + 1] = second;
  }

  @Override
  public int pop() {
    long[] h = heap;
    final int first = (int) (h[1] & CELL_MASK);
    int last = --size;
    long key = h[2 * last];
    long second = h[2 * last + 1];
    int hole = 0;
    for (int child = 1; child < last; child = (hole << CHILDREN_SHIFT) + 1) {
      int least = child;
      int end = Math.min(child + CHILDREN, last);
      for (int sibling = child + 1; sibling < end; sibling++) {
        if (comesBefore(h[2 * sibling], h[2 * sibling + 1], h[2 * least], h[2 * least + 1])) {
          least = sibling;
        }
      }
      if (!comesBefore(h[2 * least], h[2 * least + 1], key, second)) {
        break;
      }
      h[2 * hole] = h[2 * least];
      h[2 * hole + 1] = h[2 * least + 1];
      hole = least;
    }
    h[2 * hole] = key;
    h[2 * hole + 1] = second;
    return first;
  }

  private static boolean comesBefore(long key, long second, long otherKey, long otherSecond) {
    return key < otherKey || (key == otherKey && second < otherSecond);
  }
}
