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
  private long[] heap = new long[INITIAL_CAPACITY];

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
    long[] entries = heap;
    int hole = size++;
    while (hole > 0) {
      int parent = (hole - 1) >> CHILDREN_SHIFT;
      long parentEntry = entries[parent];
      if (parentEntry <= entry) {
        break;
      }
      entries[hole] = parentEntry;
      hole = parent;
    }
    entries[hole] = entry;
  }

  @Override
  public int pop() {
    long[] entries = heap;
    final int first = (int) (entries[0] & cellMask);
    int last = --size;
    long entry = entries[last];
    int hole = 0;
    for (int child = 1; child < last; child = (hole << CHILDREN_SHIFT) + 1) {
      int smallest = child;
      long smallestEntry = entries[child];
      int end = Math.min(child + CHILDREN, last);
      for (int sibling = child + 1; sibling < end; sibling++) {
        if (entries[sibling] < smallestEntry) {
          smallest = sibling;
          smallestEntry = entries[sibling];
        }
      }
      if (entry <= smallestEntry) {
        break;
      }
      entries[hole] = smallestEntry;
      hole = smallest;
    }
    entries[hole] = entry;
    return first;
  }
}
