package org.bowsprit.pathfinding.mask;

import java.util.BitSet;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * A bitmap over the bounding rectangle of some boxes; one cell is one room pixel.
 *
 * <p>A cell's index is {@code (y − top) · width + (x − left)}. Immutable. Outside the rectangle
 * every cell is clear.
 *
 * @since 1.0
 */
public final class Mask {

  /** The index of no cell. */
  public static final int NONE = -1;

  private final int left;
  private final int top;
  private final int width;
  private final int height;
  private final boolean[] cells;
  private final int count;

  private Mask(boolean[] cells, int left, int top, int width) {
    if (width == 0 ? cells.length != 0 : cells.length % width != 0) {
      throw new IllegalArgumentException(cells.length + " cells are no rows of " + width);
    }
    this.left = left;
    this.top = top;
    this.width = width;
    this.height = width == 0 ? 0 : cells.length / width;
    this.cells = cells;
    int set = 0;
    for (boolean cell : cells) {
      set += cell ? 1 : 0;
    }
    this.count = set;
  }

  /**
   * Wraps a bitmap.
   *
   * @param left the x of column 0, in room pixels
   * @param top the y of row 0, in room pixels
   * @param width columns
   * @param cells the cells by index, a whole number of rows; copied
   */
  public static Mask of(int left, int top, int width, boolean[] cells) {
    return new Mask(cells.clone(), left, top, width);
  }

  /** As {@link #of}, with an array that belongs to the mask from then on. */
  static Mask wrap(int left, int top, int width, boolean[] cells) {
    return new Mask(cells, left, top, width);
  }

  /** Returns the x of column 0, in room pixels. */
  public int left() {
    return left;
  }

  /** Returns the y of row 0, in room pixels. */
  public int top() {
    return top;
  }

  /** Returns the number of columns. */
  public int width() {
    return width;
  }

  /** Returns the number of rows. */
  public int height() {
    return height;
  }

  /** Returns the number of cells, set or clear. */
  public int size() {
    return cells.length;
  }

  /** Returns the number of set cells. */
  public int count() {
    return count;
  }

  /** Tells whether the cell of a room pixel is set. */
  public boolean isSet(int x, int y) {
    int column = x - left;
    int row = y - top;
    return column >= 0 && column < width && row >= 0 && row < height && cells[row * width + column];
  }

  /** Tells whether a cell is set, by its index. */
  public boolean isSet(int index) {
    return cells[index];
  }

  /** Returns the index of the cell of a room pixel, which must lie within the rectangle. */
  public int index(int x, int y) {
    return (y - top) * width + (x - left);
  }

  /** Returns the x of a cell, in room pixels. */
  public int x(int index) {
    return left + index % width;
  }

  /** Returns the y of a cell, in room pixels. */
  public int y(int index) {
    return top + index / width;
  }

  /**
   * Returns the set cell nearest to a room pixel, by smallest squared distance, then smallest
   * index; {@link #NONE} if no cell is set.
   */
  public int nearest(int x, int y) {
    if (isSet(x, y)) {
      return index(x, y);
    }
    int best = NONE;
    long bestDistance = Long.MAX_VALUE;
    for (int row = 0; row < height; row++) {
      long dy = (long) top + row - y;
      if (dy * dy >= bestDistance) {
        continue;
      }
      for (int column = 0; column < width; column++) {
        if (cells[row * width + column]) {
          long distance = Point.squaredDistance(x, y, left + column, top + row);
          if (distance < bestDistance) {
            best = row * width + column;
            bestDistance = distance;
          }
        }
      }
    }
    return best;
  }

  /** Returns the set cells as a new bit set, by index. */
  public BitSet toBitSet() {
    BitSet bits = new BitSet(cells.length);
    for (int i = 0; i < cells.length; i++) {
      bits.set(i, cells[i]);
    }
    return bits;
  }
}
