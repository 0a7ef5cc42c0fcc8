package org.bowsprit.pathfinding.mask;

/**
 * A priority queue of cells: least key first, then least tie key, then least cell.
 *
 * <p>A cell may stand in it more than once, so a search pushes a cell again when a shorter way
 * turns up and passes over it when it comes up a second time. Not thread-safe; cleared, it keeps
 * its memory.
 *
 * @since 1.0
 */
public abstract sealed class CellQueue permits PackedCellQueue, WideCellQueue {

  /** Each entry of the heap has this many children: fewer levels, and siblings side by side. */
  static final int CHILDREN_SHIFT = 2;

  /** As many as {@link #CHILDREN_SHIFT} says. */
  static final int CHILDREN = 1 << CHILDREN_SHIFT;

  /** Capacity to begin with. */
  static final int INITIAL = 256;

  /** Number of entries. */
  int size;

  /** Constructed by {@link #of} only. */
  CellQueue() {}

  /**
   * Makes a queue for keys of known size; the smaller they are, the faster it is.
   *
   * @param maxKey the greatest key, at least 0
   * @param maxTie the greatest tie key, 0…2<sup>43</sup> − 1
   * @param cells the number of cells, at most {@link MaskPainter#MAX_CELLS}
   */
  public static CellQueue of(long maxKey, long maxTie, int cells) {
    int cellBits = bits(cells);
    int tieBits = bits(maxTie);
    return bits(maxKey) + tieBits + cellBits < Long.SIZE
        ? new PackedCellQueue(tieBits, cellBits)
        : new WideCellQueue();
  }

  private static int bits(long value) {
    return Long.SIZE - Long.numberOfLeadingZeros(value);
  }

  /** Empties the queue. */
  public final void clear() {
    size = 0;
  }

  /** Tells whether nothing is queued. */
  public final boolean isEmpty() {
    return size == 0;
  }

  /** Queues a cell under a key, and a tie key that decides between equal keys. */
  public abstract void push(long key, long tie, int cell);

  /** Removes the first cell and returns it; the queue must not be empty. */
  public abstract int pop();
}
