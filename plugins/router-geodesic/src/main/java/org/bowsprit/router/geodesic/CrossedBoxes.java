package org.bowsprit.router.geodesic;

import java.util.Arrays;

/**
 * The boxes of a path in the making, written down from its end to its start: a path is found over
 * cells, and within a cell it crosses the boxes along a straight line.
 */
final class CrossedBoxes {

  private final Tiling tiling;
  private final Glue glue;
  private int[] chain = new int[32];
  private int size;

  CrossedBoxes(Tiling tiling) {
    this.tiling = tiling;
    this.glue = new Glue(tiling);
  }

  /** Begins anew with the box at the end. */
  void begin(int box) {
    size = 0;
    add(box);
  }

  /** Adds a box, unless it is there already. */
  void add(int box) {
    if (size > 0 && chain[size - 1] == box) {
      return;
    }
    makeRoom(1);
    chain[size++] = box;
  }

  /**
   * Goes on within the cell of the last box, on the line from (ax, ay) to (bx, by), until a box is
   * reached, or, that being {@link Nodes#NONE}, one that holds (bx, by).
   */
  void goStraight(int wanted, int ax, int ay, int bx, int by) {
    int box = last();
    if (tiling.isAlone(box)) {
      return;
    }
    for (int steps = 0; steps < tiling.boxes(); steps++) {
      if (wanted == Nodes.NONE ? tiling.holds(box, bx, by) : box == wanted) {
        return;
      }
      int next = tiling.next(box, ax, ay, bx, by);
      if (next == Nodes.NONE) {
        break;
      }
      box = next;
      add(box);
    }
    addWayTo(glue.insideCell(box, wanted, bx, by));
  }

  /** Goes from the last box around (x, y) to one of a cell. */
  void goAround(int cell, int x, int y) {
    addWayTo(glue.aroundPoint(last(), cell, x, y));
  }

  int last() {
    return chain[size - 1];
  }

  /** Adds the boxes behind the last one up to one that was found; nothing if none was. */
  private void addWayTo(int found) {
    int steps = 0;
    for (int box = found; box != Nodes.NONE && box != last(); box = glue.previous(box)) {
      steps++;
    }
    makeRoom(steps);
    int at = size + steps;
    for (int box = found; at > size; box = glue.previous(box)) {
      chain[--at] = box;
    }
    size += steps;
  }

  private void makeRoom(int more) {
    if (size + more > chain.length) {
      chain = Arrays.copyOf(chain, 2 * (size + more));
    }
  }

  /** The boxes in walking order. */
  int[] inWalkingOrder() {
    int[] result = new int[size];
    for (int i = 0; i < size; i++) {
      result[i] = chain[size - 1 - i];
    }
    return result;
  }
}
