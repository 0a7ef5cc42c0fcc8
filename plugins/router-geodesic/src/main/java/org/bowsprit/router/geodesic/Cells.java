package org.bowsprit.router.geodesic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.SharedEdge;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * The boxes of a floor, those that tile a rectangle taken together as one <em>cell</em>: inside it
 * every way is straight, so that a search need not look at its boxes one by one.
 *
 * <p>Two rectangles are joined along an edge that is a whole edge of both, unless a door to a third
 * box touches that edge between its ends: it would lie inside the cell. A box alone is a cell too.
 */
final class Cells {

  private final Doors doors;
  private final int[] cellOf;
  private final int[] left;
  private final int[] top;
  private final int[] right;
  private final int[] bottom;
  private final boolean[] joinable;
  private final List<List<Integer>> doorsOf = new ArrayList<>();
  private final List<WalkBox> shapes = new ArrayList<>();

  private Cells(Floor floor, Doors doors) {
    int boxes = floor.boxCount();
    this.doors = doors;
    this.cellOf = new int[boxes];
    this.left = new int[boxes];
    this.top = new int[boxes];
    this.right = new int[boxes];
    this.bottom = new int[boxes];
    this.joinable = new boolean[boxes];
    for (WalkBox box : floor.boxes()) {
      int id = box.id();
      cellOf[id] = id;
      left[id] = box.minX();
      top[id] = box.minY();
      right[id] = box.maxX();
      bottom[id] = box.maxY();
      joinable[id] =
          floor.isEffective(id)
              && box.isRectangle()
              && left[id] < right[id]
              && top[id] < bottom[id];
      doorsOf.add(new ArrayList<>());
    }
    for (int door = 0; door < doors.size(); door++) {
      int from = doors.from(door);
      doorsOf.get(from).add(door);
      if (doors.isVirtual(door) || liesInside(doors.opening(door), from)) {
        joinable[from] = false;
        joinable[doors.to(door)] = false;
      }
    }
  }

  /** Leaves every box a cell of its own. */
  static Cells single(Floor floor, Doors doors) {
    Cells cells = new Cells(floor, doors);
    cells.number(floor);
    return cells;
  }

  /** Joins as many boxes as can be. */
  static Cells joined(Floor floor, Doors doors) {
    Cells cells = new Cells(floor, doors);
    boolean joined = true;
    while (joined) {
      joined = cells.joinAcross();
      joined |= cells.joinDown();
    }
    cells.number(floor);
    return cells;
  }

  /** Joins neighbours of equal top and bottom, each with one other at most. */
  private boolean joinAcross() {
    Comparator<Integer> order = Comparator.comparingInt((Integer id) -> top[id]);
    order = order.thenComparingInt(id -> bottom[id]).thenComparingInt(id -> left[id]);
    boolean joined = false;
    List<Integer> row = roots(order);
    for (int i = 0; i + 1 < row.size(); i++) {
      int a = row.get(i);
      int b = row.get(i + 1);
      if (top[a] == top[b] && bottom[a] == bottom[b] && right[a] == left[b] && join(a, b)) {
        joined = true;
        i++;
      }
    }
    return joined;
  }

  /** Joins neighbours of equal left and right, each with one other at most. */
  private boolean joinDown() {
    Comparator<Integer> order = Comparator.comparingInt((Integer id) -> left[id]);
    order = order.thenComparingInt(id -> right[id]).thenComparingInt(id -> top[id]);
    boolean joined = false;
    List<Integer> column = roots(order);
    for (int i = 0; i + 1 < column.size(); i++) {
      int a = column.get(i);
      int b = column.get(i + 1);
      if (left[a] == left[b] && right[a] == right[b] && bottom[a] == top[b] && join(a, b)) {
        joined = true;
        i++;
      }
    }
    return joined;
  }

  private List<Integer> roots(Comparator<Integer> order) {
    List<Integer> roots = new ArrayList<>();
    for (int id = 0; id < cellOf.length; id++) {
      if (cellOf[id] == id && joinable[id]) {
        roots.add(id);
      }
    }
    roots.sort(order);
    return roots;
  }

  /** Joins b to a, of which neither lies inside the other, if no door is in the way. */
  private boolean join(int a, int b) {
    int oldRight = right[a];
    int oldBottom = bottom[a];
    right[a] = right[b];
    bottom[a] = bottom[b];
    if (isBlocked(a, a, b) || isBlocked(b, a, b)) {
      right[a] = oldRight;
      bottom[a] = oldBottom;
      return false;
    }
    cellOf[b] = a;
    doorsOf.get(a).addAll(doorsOf.get(b));
    doorsOf.set(b, List.of());
    return true;
  }

  /** Tells whether a door of one part leads elsewhere from within the rectangle of a. */
  private boolean isBlocked(int part, int a, int b) {
    for (int door : doorsOf.get(part)) {
      int to = root(doors.to(door));
      if (to != a && to != b && liesInside(doors.opening(door), a)) {
        return true;
      }
    }
    return false;
  }

  private boolean liesInside(SharedEdge opening, int cell) {
    return opening.lowEnd().x() < right[cell]
        && opening.highEnd().x() > left[cell]
        && opening.lowEnd().y() < bottom[cell]
        && opening.highEnd().y() > top[cell];
  }

  private int root(int box) {
    int at = box;
    while (cellOf[at] != at) {
      at = cellOf[at];
    }
    return at;
  }

  /** Numbers the cells by their lowest boxes, and gives each its shape. */
  private void number(Floor floor) {
    int[] roots = new int[cellOf.length];
    Arrays.setAll(roots, this::root);
    int[] numbers = new int[cellOf.length];
    Arrays.fill(numbers, -1);
    for (WalkBox box : floor.boxes()) {
      int root = roots[box.id()];
      if (numbers[root] < 0) {
        numbers[root] = shapes.size();
        shapes.add(shape(floor.box(root), shapes.size()));
      }
      cellOf[box.id()] = numbers[root];
    }
  }

  private WalkBox shape(WalkBox box, int cell) {
    int id = box.id();
    if (joinable[id]) {
      int[] c = {left[id], top[id], right[id], bottom[id]};
      return WalkBox.of(cell, c[0], c[1], c[2], c[1], c[2], c[3], c[0], c[3]);
    }
    return WalkBox.of(
        cell, box.ulx(), box.uly(), box.urx(), box.ury(), box.lrx(), box.lry(), box.llx(),
        box.lly());
  }

  int count() {
    return shapes.size();
  }

  /** The cell a box belongs to. */
  int of(int box) {
    return cellOf[box];
  }

  /** The outline of a cell. */
  WalkBox shape(int cell) {
    return shapes.get(cell);
  }
}
