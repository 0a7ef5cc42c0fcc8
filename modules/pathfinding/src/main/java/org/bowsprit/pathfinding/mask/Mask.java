package org.bowsprit.pathfinding.mask;

import java.util.BitSet;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * A bitmap of the bounding rectangle of some boxes. One cell is one room pixel.
 *
 * <p>A cell's index is {@code (y − top) · width + (x − left)}. Every cell outside the rectangle is
 * clear. Immutable.
 *
 * @since 1.0
 */
public final class Mask {

  /** The index that means that there is no cell. */
  public static final int NONE = -1;

  private static final int MAX_CLEARANCE = Byte.MAX_VALUE;

  private final int left;
  private final int top;
  private final int width;
  private final int height;
  private final byte[] clearances;
  private final int count;

  private Mask(boolean[] cells, int left, int top, int width) {
    if (width == 0 ? cells.length != 0 : cells.length % width != 0) {
      throw new IllegalArgumentException(cells.length + " cells are not rows of " + width);
    }
    this.left = left;
    this.top = top;
    this.width = width;
    this.height = width == 0 ? 0 : cells.length / width;
    this.clearances = computeClearances(cells);
    int setCount = 0;
    for (boolean cell : cells) {
      setCount += cell ? 1 : 0;
    }
    this.count = setCount;
  }

  /** Computes all clearances in two passes, first from the top left, then from the bottom right. */
  private byte[] computeClearances(boolean[] cells) {
    byte[] result = new byte[cells.length];
    for (int cell = 0; cell < cells.length; cell++) {
      if (cells[cell]) {
        int aboveClearance = cell < width ? 0 : result[cell - width];
        int leftNeighbour = cell % width == 0 ? 0 : result[cell - 1];
        result[cell] = (byte) Math.min(MAX_CLEARANCE, 1 + Math.min(aboveClearance, leftNeighbour));
      }
    }
    for (int cell = cells.length - 1; cell >= 0; cell--) {
      int below = cell + width < cells.length ? result[cell + width] : 0;
      int right = cell % width == width - 1 ? 0 : result[cell + 1];
      result[cell] = (byte) Math.min(result[cell], 1 + Math.min(below, right));
    }
    return result;
  }

  /**
   * Creates a mask of a bitmap.
   *
   * @param left the x coordinate of column 0, in room pixels
   * @param top the y coordinate of row 0, in room pixels
   * @param width the number of columns
   * @param cells the cells by index, in complete rows; copied
   */
  public static Mask of(int left, int top, int width, boolean[] cells) {
    return new Mask(cells, left, top, width);
  }

  /** Returns the x coordinate of column 0, in room pixels. */
  public int left() {
    return left;
  }

  /** Returns the y coordinate of row 0, in room pixels. */
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

  /** Returns the number of all cells, set or clear. */
  public int size() {
    return clearances.length;
  }

  /** Returns the number of set cells. */
  public int count() {
    return count;
  }

  /** Returns whether the cell of a room pixel is set. */
  public boolean isSet(int x, int y) {
    int column = x - left;
    int row = y - top;
    return column >= 0 && column < width && row >= 0 && row < height && isSet(row * width + column);
  }

  /** Returns whether the cell with an index is set. */
  public boolean isSet(int index) {
    return clearances[index] != 0;
  }

  /**
   * Returns the smallest number of steps from a cell to a clear cell, at most 127. For a clear
   * cell, this is 0. Cells outside the rectangle are treated as clear.
   */
  int clearance(int index) {
    return clearances[index];
  }

  /** Returns the index of the cell of a room pixel, which must lie within the rectangle. */
  public int index(int x, int y) {
    return (y - top) * width + (x - left);
  }

  /** Returns the x coordinate of a cell, in room pixels. */
  public int x(int index) {
    return left + index % width;
  }

  /** Returns the y coordinate of a cell, in room pixels. */
  public int y(int index) {
    return top + index / width;
  }

  /**
   * Returns the set cell that is nearest to a room pixel; {@link #NONE} if no cell is set. In a
   * tie, returns the cell with the smallest index.
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
        if (isSet(row * width + column)) {
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
    BitSet bits = new BitSet(size());
    for (int i = 0; i < size(); i++) {
      bits.set(i, isSet(i));
    }
    return bits;
  }
}
