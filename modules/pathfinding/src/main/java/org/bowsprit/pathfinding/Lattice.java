package org.bowsprit.pathfinding;

/**
 * The points of a floor that raster routers search: x = left + i · pitch, y = top + j · pitch for
 * integers i and j.
 *
 * <p>In a room, these are all pixels. On a map whose cells are several pixels wide, these are the
 * centres of the cells.
 *
 * @param left the x of column 0
 * @param top the y of row 0
 * @param pitch the number of pixels from one point to the next, at least 1
 * @since 1.1
 */
public record Lattice(int left, int top, int pitch) {

  /** The lattice of all pixels. */
  public static final Lattice PIXELS = new Lattice(0, 0, 1);

  /** Checks that the pitch is at least 1. */
  public Lattice {
    if (pitch < 1) {
      throw new IllegalArgumentException("pitch must be at least 1: " + pitch);
    }
  }

  /** Returns the x of a column. */
  public int x(int column) {
    return left + column * pitch;
  }

  /** Returns the y of a row. */
  public int y(int row) {
    return top + row * pitch;
  }

  /** Returns the column that is nearest to an x. If two are equally near, returns the greater. */
  public int column(int x) {
    return Math.floorDiv(x - left + pitch / 2, pitch);
  }

  /** Returns the row that is nearest to a y. If two are equally near, returns the greater. */
  public int row(int y) {
    return Math.floorDiv(y - top + pitch / 2, pitch);
  }

  /** Returns the first column that is not left of an x. */
  public int columnFrom(int x) {
    return -Math.floorDiv(left - x, pitch);
  }

  /** Returns the first row that is not above a y. */
  public int rowFrom(int y) {
    return -Math.floorDiv(top - y, pitch);
  }

  /** Returns the last column that is not right of an x. */
  public int columnTo(int x) {
    return Math.floorDiv(x - left, pitch);
  }

  /** Returns the last row that is not below a y. */
  public int rowTo(int y) {
    return Math.floorDiv(y - top, pitch);
  }
}
