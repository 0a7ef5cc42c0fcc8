package org.bowsprit.pathfinding.geometry;

/**
 * A coarse grid over bounding rectangles. Each cell lists, in ascending order, the members whose
 * rectangle intersects it.
 */
final class BoxRaster {

  /**
   * The maximum average number of entries for each member. The grid is made coarser until its lists
   * have no more entries.
   */
  private static final int MAX_ENTRIES_PER_MEMBER = 8;

  private final int left;
  private final int top;
  private final int right;
  private final int bottom;
  private final int columns;
  private final int shiftX;
  private final int shiftY;
  private final int[] starts;
  private final int[] entries;

  private BoxRaster(int[] bounds, int[] allBounds, int shiftX, int shiftY) {
    this.left = allBounds[0];
    this.top = allBounds[1];
    this.right = allBounds[2];
    this.bottom = allBounds[3];
    this.shiftX = shiftX;
    this.shiftY = shiftY;
    this.columns = bounds.length == 0 ? 0 : column(right) + 1;
    int rows = bounds.length == 0 ? 0 : row(bottom) + 1;
    this.starts = new int[columns * rows + 1];
    this.entries = createEntries(bounds);
  }

  /**
   * Creates a grid.
   *
   * @param bounds the minimum x, minimum y, maximum x and maximum y of each member
   */
  static BoxRaster of(int[] bounds) {
    int[] allBounds = boundsOfAll(bounds);
    int members = bounds.length / 4;
    int cellsPerSide = Math.max(1, (int) Math.ceil(2 * Math.sqrt(members)));
    int shiftX = shiftFor(allBounds[2] - allBounds[0], cellsPerSide);
    int shiftY = shiftFor(allBounds[3] - allBounds[1], cellsPerSide);
    while (countEntries(bounds, allBounds, shiftX, shiftY)
        > (long) MAX_ENTRIES_PER_MEMBER * members) {
      shiftX++;
      shiftY++;
    }
    return new BoxRaster(bounds, allBounds, shiftX, shiftY);
  }

  private static int[] boundsOfAll(int[] bounds) {
    if (bounds.length == 0) {
      return new int[] {0, 0, -1, -1};
    }
    int[] allBounds = {bounds[0], bounds[1], bounds[2], bounds[3]};
    for (int i = 4; i < bounds.length; i += 4) {
      allBounds[0] = Math.min(allBounds[0], bounds[i]);
      allBounds[1] = Math.min(allBounds[1], bounds[i + 1]);
      allBounds[2] = Math.max(allBounds[2], bounds[i + 2]);
      allBounds[3] = Math.max(allBounds[3], bounds[i + 3]);
    }
    return allBounds;
  }

  private static int shiftFor(int extent, int cells) {
    int shift = 0;
    while (extent >> shift >= cells) {
      shift++;
    }
    return shift;
  }

  private static long countEntries(int[] bounds, int[] allBounds, int shiftX, int shiftY) {
    long total = 0;
    for (int i = 0; i < bounds.length; i += 4) {
      int left = (bounds[i] - allBounds[0]) >> shiftX;
      int right = (bounds[i + 2] - allBounds[0]) >> shiftX;
      int top = (bounds[i + 1] - allBounds[1]) >> shiftY;
      int bottom = (bounds[i + 3] - allBounds[1]) >> shiftY;
      total += (right - left + 1L) * (bottom - top + 1L);
    }
    return total;
  }

  private int[] createEntries(int[] bounds) {
    int[] counts = new int[starts.length];
    forEachEntry(bounds, (cell, member) -> counts[cell + 1]++);
    for (int cell = 1; cell < starts.length; cell++) {
      starts[cell] = starts[cell - 1] + counts[cell];
    }
    int[] result = new int[starts[starts.length - 1]];
    int[] next = starts.clone();
    forEachEntry(bounds, (cell, member) -> result[next[cell]++] = member);
    return result;
  }

  private interface Visitor {
    void visit(int cell, int member);
  }

  private void forEachEntry(int[] bounds, Visitor visitor) {
    for (int i = 0; i < bounds.length; i += 4) {
      for (int row = row(bounds[i + 1]); row <= row(bounds[i + 3]); row++) {
        for (int column = column(bounds[i]); column <= column(bounds[i + 2]); column++) {
          visitor.visit(row * columns + column, i / 4);
        }
      }
    }
  }

  private int column(int x) {
    return (x - left) >> shiftX;
  }

  private int row(int y) {
    return (y - top) >> shiftY;
  }

  /** Returns the cell of a point; negative if it lies outside the bounds of all rectangles. */
  int cell(int x, int y) {
    if (x < left || x > right || y < top || y > bottom) {
      return -1;
    }
    return row(y) * columns + column(x);
  }

  /** Returns the position of a cell's first entry. */
  int firstPosition(int cell) {
    return starts[cell];
  }

  /** Returns the position after a cell's last entry. */
  int endPosition(int cell) {
    return starts[cell + 1];
  }

  /** Returns the member at a position. */
  int member(int position) {
    return entries[position];
  }
}
