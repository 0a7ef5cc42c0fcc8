package org.bowsprit.pathfinding.mask;

import java.util.Arrays;

/**
 * A queue that packs key, tie key and cell into one number, so that one comparison orders two
 * entries.
 */
final class PackedCellQueue extends CellQueue {

  private final int keyShift;
  private final int tieShift;
  private final long cellMask;
  private long[] heap = new long[INITIAL];

  PackedCellQueue(int tieBits, int cellBits) {
    keyShift = tieBits + cellBits;
    tieShift = cellBits;
    cellMask = (1L << cellBits) - 1;
  }

  @Override
  public void push(long key, long tie, int cell) {
    if (size == heap.length) {
      heap = Arrays.copyOf(heap, 2 * size);
    }
    long entry = key << keyShift | tie << tieShift | cell;
    long[] h = heap;
    int hole = size++;
    while (hole > 0) {
      int parent = (hole - 1) >> CHILDREN_SHIFT;
      long above = h[parent];
      if (above <= entry) {
        break;
      }
      h[hole] = above;
      hole = parent;
    }
    h[hole] = entry;
  }

  @Override
  public int pop() {
    long[] h = heap;
    final int first = (int) (h[0] & cellMask);
    int last = --size;
    long entry = h[last];
    int hole = 0;
    for (int child = 1; child < last; child = (hole << CHILDREN_SHIFT) + 1) {
      int least = child;
      long leastEntry = h[child];
      int end = Math.min(child + CHILDREN, last);
      for (int sibling = child + 1; sibling < end; sibling++) {
        if (h[sibling] < leastEntry) {
          least = sibling;
          leastEntry = h[sibling];
        }
      }
      if (entry <= leastEntry) {
        break;
      }
      h[hole] = leastEntry;
      hole = least;
    }
    h[hole] = entry;
    return first;
  }
}
