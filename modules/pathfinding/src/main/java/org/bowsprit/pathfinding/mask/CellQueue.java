package org.bowsprit.pathfinding.mask;

/**
 * A priority queue of cells. The order is smallest key first, then smallest tie key, then smallest
 * cell.
 *
 * <p>A cell may occur more than once. A search pushes a cell again when it finds a shorter path to
 * the cell, and skips the second occurrence. The queue keeps its memory when it is cleared. Not
 * thread-safe.
 *
 * @since 1.0
 */
public abstract sealed class CellQueue permits PackedCellQueue, WideCellQueue {

  /**
   * The base-2 logarithm of {@link #CHILDREN}. A wide heap has fewer levels, and siblings are
   * adjacent in memory.
   */
  static final int CHILDREN_SHIFT = 2;

  /** The number of children of each heap entry. */
  static final int CHILDREN = 1 << CHILDREN_SHIFT;

  /** The initial capacity. */
  static final int INITIAL_CAPACITY = 256;

  /** The number of entries. */
  int size;

  /** Only {@link #of} creates queues. */
  CellQueue() {}

  /**
   * Creates a queue for keys whose maximum is known. Smaller keys make the queue faster.
   *
   * @param maxKey the greatest key, at least 0
   * @param maxTie the greatest tie key, 0…2<sup>43</sup> − 1
   * @param cells the number of cells, at most {@link MaskPainter#MAX_CELLS}
   */
  public static CellQueue of(long maxKey, long maxTie, int cells) {
    int cellBits = bitCount(cells);
    int tieBits = bitCount(maxTie);
    return bitCount(maxKey) + tieBits + cellBits < Long.SIZE
        ? new PackedCellQueue(tieBits, cellBits)
        : new WideCellQueue();
  }

  private static int bitCount(long value) {
    return Long.SIZE - Long.numberOfLeadingZeros(value);
  }

  /** Empties the queue. */
  public final void clear() {
    size = 0;
  }

  /** Returns whether nothing is queued. */
  public final boolean isEmpty() {
    return size == 0;
  }

  /** Adds a cell with a key, and with a tie key that decides between equal keys. */
  public abstract void push(long key, long tie, int cell);

  /** Removes the first cell and returns it. The queue must not be empty. */
  public abstract int pop();
}
