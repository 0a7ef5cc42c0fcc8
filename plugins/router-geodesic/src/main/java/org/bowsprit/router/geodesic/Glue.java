package org.bowsprit.router.geodesic;

/** Finds the fewest boxes between two that are glued together at a point, or tile one cell. */
final class Glue {

  private final Tiling tiling;
  private final int[] queue;
  private final int[] previous;
  private final int[] seen;
  private int query;

  Glue(Tiling tiling) {
    this.tiling = tiling;
    this.queue = new int[tiling.boxes()];
    this.previous = new int[tiling.boxes()];
    this.seen = new int[tiling.boxes()];
  }

  /**
   * Spreads from a box through the doors at (x, y) until a box of a cell is found.
   *
   * @return that box, or {@link Nodes#NONE}
   */
  int aroundPoint(int from, int cell, int x, int y) {
    int size = begin(from);
    for (int i = 0; i < size; i++) {
      int box = queue[i];
      if (tiling.cell(box) == cell) {
        return box;
      }
      for (int door = tiling.firstDoor[box]; door < tiling.firstDoor[box + 1]; door++) {
        if (tiling.onDoor(door, x, y)) {
          size = add(size, box, tiling.to[door]);
        }
      }
    }
    return Nodes.NONE;
  }

  /**
   * Spreads from a box within its cell until a box is found, or, that being {@link Nodes#NONE}, one
   * that holds (x, y).
   *
   * @return that box, or {@link Nodes#NONE}
   */
  int insideCell(int from, int wanted, int x, int y) {
    int size = begin(from);
    for (int i = 0; i < size; i++) {
      int box = queue[i];
      if (wanted == Nodes.NONE ? tiling.holds(box, x, y) : box == wanted) {
        return box;
      }
      for (int door = tiling.firstDoor[box]; door < tiling.firstDoor[box + 1]; door++) {
        if (tiling.staysInside(door)) {
          size = add(size, box, tiling.to[door]);
        }
      }
    }
    return Nodes.NONE;
  }

  private int begin(int from) {
    query++;
    seen[from] = query;
    previous[from] = Nodes.NONE;
    queue[0] = from;
    return 1;
  }

  private int add(int size, int box, int neighbour) {
    if (seen[neighbour] == query) {
      return size;
    }
    seen[neighbour] = query;
    previous[neighbour] = box;
    queue[size] = neighbour;
    return size + 1;
  }

  /** The box before one that was found, {@link Nodes#NONE} at the start. */
  int previous(int box) {
    return previous[box];
  }
}
