package org.bowsprit.router.geodesic;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.SharedEdge;

/**
 * The cells of a floor as convex polygons glued along doors, in flat arrays (spec 08 §11.1).
 *
 * <p>A cell is a box, or a rectangle of several ({@link Cells}); what follows, and the search,
 * calls it a box all the same. A <em>door</em> is a portal seen from one side: it leads from one
 * box into another. Doors are numbered so that those of one box follow each other. A
 * <em>corner</em> is an end of a door, the only kind of place where a taut path may turn; door ends
 * that meet in boxes glued together there are one corner, door ends that merely have equal
 * coordinates (in two boxes lying above each other) are not.
 *
 * <p>Immutable; the arrays are shared with the search and never written.
 */
final class PortalGraph {

  /** A door of no length. */
  static final byte POINT = 0;

  /** A door on a line {@code x = line}. */
  static final byte VERTICAL = 1;

  /** A door on a line {@code y = line}. */
  static final byte HORIZONTAL = 2;

  /** The box behind a door lies within the door's line. */
  static final byte IN_LINE = 0;

  /** The box behind a door lies on both sides of its line, as only a box that is not convex can. */
  static final byte BOTH_SIDES = 2;

  /** Position of each box's first door; one entry more than boxes. */
  final int[] firstDoor;

  /** Box in front of each door. */
  final int[] from;

  /** Box behind each door. */
  final int[] to;

  /** The box of the floor in front of each door: one of its cell. */
  final int[] boxBefore;

  /** The box of the floor behind each door. */
  final int[] boxBehind;

  /** {@link #POINT}, {@link #VERTICAL} or {@link #HORIZONTAL}. */
  final byte[] axis;

  /** Where the box behind lies: −1 or 1 along the axis, {@link #IN_LINE} or {@link #BOTH_SIDES}. */
  final byte[] side;

  /** Whether a door leads over a gap: only the matrix connects the boxes. */
  final boolean[] virtual;

  /** The low end of each door. */
  final int[] lowX;

  final int[] lowY;

  /** The high end of each door. */
  final int[] highX;

  final int[] highY;

  /** The corner at each door's low end. */
  final int[] lowCorner;

  /** The corner at each door's high end. */
  final int[] highCorner;

  /** Where each corner is. */
  final int[] cornerX;

  final int[] cornerY;

  /** Position of each corner's first box; one entry more than corners. */
  final int[] firstBoxAt;

  /** The boxes that meet at the corners. */
  final int[] boxAt;

  /** Whether a shortest path may turn at a corner: it is not surrounded by floor. */
  final boolean[] turns;

  /** The boxes below the cells. */
  final Tiling tiling;

  /** A number shared by exactly the boxes that doors connect. */
  final int[] part;

  /** The graph of the cells that boxes join to. */
  static PortalGraph ofCells(Floor floor) {
    Doors doors = Doors.of(floor);
    return new PortalGraph(floor, doors, Cells.joined(floor, doors));
  }

  /** The graph in which every box is a cell of its own. */
  static PortalGraph ofBoxes(Floor floor) {
    Doors doors = Doors.of(floor);
    return new PortalGraph(floor, doors, Cells.single(floor, doors));
  }

  private PortalGraph(Floor floor, Doors doors, Cells cells) {
    final int boxes = cells.count();
    tiling = new Tiling(floor, doors, cells);
    int[] between = betweenCells(doors, cells);
    int count = between.length;
    firstDoor = new int[boxes + 1];
    from = new int[count];
    to = new int[count];
    boxBefore = new int[count];
    boxBehind = new int[count];
    axis = new byte[count];
    side = new byte[count];
    virtual = new boolean[count];
    lowX = new int[count];
    lowY = new int[count];
    highX = new int[count];
    highY = new int[count];
    for (int door = 0; door < count; door++) {
      int one = between[door];
      SharedEdge opening = doors.opening(one);
      boxBefore[door] = doors.from(one);
      boxBehind[door] = doors.to(one);
      from[door] = cells.of(boxBefore[door]);
      to[door] = cells.of(boxBehind[door]);
      side[door] = Doors.side(opening, cells.shape(to[door]));
      virtual[door] = doors.isVirtual(one);
      axis[door] = opening.length() == 0 ? POINT : opening.vertical() ? VERTICAL : HORIZONTAL;
      lowX[door] = opening.lowEnd().x();
      lowY[door] = opening.lowEnd().y();
      highX[door] = opening.highEnd().x();
      highY[door] = opening.highEnd().y();
      firstDoor[from[door] + 1]++;
    }
    for (int box = 0; box < boxes; box++) {
      firstDoor[box + 1] += firstDoor[box];
    }
    lowCorner = new int[count];
    highCorner = new int[count];
    CornerFinder corners = new CornerFinder(this);
    cornerX = corners.x();
    cornerY = corners.y();
    firstBoxAt = corners.firstBox();
    boxAt = corners.boxes();
    turns = new Surroundings(cells, this).turns();
    part = parts();
  }

  /** The doors that lead from one cell into another, ordered by the cell in front. */
  private static int[] betweenCells(Doors doors, Cells cells) {
    return IntStream.range(0, doors.size())
        .filter(door -> cells.of(doors.from(door)) != cells.of(doors.to(door)))
        .boxed()
        .sorted(Comparator.comparingInt(door -> cells.of(doors.from(door))))
        .mapToInt(door -> door)
        .toArray();
  }

  private int[] parts() {
    int[] parts = new int[boxes()];
    Arrays.setAll(parts, box -> box);
    for (int door = 0; door < doors(); door++) {
      int a = representative(parts, from[door]);
      int b = representative(parts, to[door]);
      parts[Math.max(a, b)] = Math.min(a, b);
    }
    for (int box = 0; box < parts.length; box++) {
      parts[box] = representative(parts, box);
    }
    return parts;
  }

  private static int representative(int[] parts, int box) {
    int at = box;
    while (parts[at] != at) {
      parts[at] = parts[parts[at]];
      at = parts[at];
    }
    return at;
  }

  int boxes() {
    return firstDoor.length - 1;
  }

  int doors() {
    return to.length;
  }

  int corners() {
    return cornerX.length;
  }

  /** The coordinate of a door's line across its axis. */
  int line(int door) {
    return axis[door] == VERTICAL ? lowX[door] : lowY[door];
  }

  /** A door as the portal it is. */
  SharedEdge opening(int door) {
    return axis[door] == HORIZONTAL
        ? new SharedEdge(false, lowY[door], lowX[door], highX[door])
        : new SharedEdge(true, lowX[door], lowY[door], highY[door]);
  }

  /** Tells whether a point lies on a door, its ends included. */
  boolean onDoor(int door, int x, int y) {
    return x >= lowX[door] && x <= highX[door] && y >= lowY[door] && y <= highY[door];
  }

  /** Tells whether a corner belongs to a box. */
  boolean meets(int corner, int box) {
    for (int k = firstBoxAt[corner]; k < firstBoxAt[corner + 1]; k++) {
      if (boxAt[k] == box) {
        return true;
      }
    }
    return false;
  }

  /**
   * Adds to {@code found[0…count)} every box that is glued at (x, y) to one that is there already.
   *
   * @return how many there are now
   */
  int spread(int[] found, int count, int x, int y) {
    int size = count;
    for (int i = 0; i < size; i++) {
      for (int door = firstDoor[found[i]]; door < firstDoor[found[i] + 1]; door++) {
        if (onDoor(door, x, y) && !contains(found, size, to[door])) {
          found[size++] = to[door];
        }
      }
    }
    return size;
  }

  private static boolean contains(int[] values, int count, int value) {
    for (int i = 0; i < count; i++) {
      if (values[i] == value) {
        return true;
      }
    }
    return false;
  }

  /** Gathers the door ends into corners. */
  private static final class CornerFinder {

    private final PortalGraph graph;
    private final int[] found;
    private int[] xs = new int[16];
    private int[] ys = new int[16];
    private int[] first = new int[17];
    private int[] boxes = new int[32];
    private int size;

    CornerFinder(PortalGraph graph) {
      this.graph = graph;
      this.found = new int[graph.boxes()];
      Arrays.fill(graph.lowCorner, -1);
      Arrays.fill(graph.highCorner, -1);
      for (int door = 0; door < graph.doors(); door++) {
        if (graph.lowCorner[door] < 0) {
          add(graph.from[door], graph.lowX[door], graph.lowY[door]);
        }
        if (graph.highCorner[door] < 0) {
          add(graph.from[door], graph.highX[door], graph.highY[door]);
        }
      }
    }

    private void add(int box, int x, int y) {
      found[0] = box;
      int count = graph.spread(found, 1, x, y);
      int corner = size++;
      if (corner == xs.length) {
        xs = Arrays.copyOf(xs, 2 * corner);
        ys = Arrays.copyOf(ys, 2 * corner);
        first = Arrays.copyOf(first, 2 * corner + 1);
      }
      xs[corner] = x;
      ys[corner] = y;
      int end = first[corner] + count;
      first[corner + 1] = end;
      if (end > boxes.length) {
        boxes = Arrays.copyOf(boxes, 2 * end);
      }
      System.arraycopy(found, 0, boxes, first[corner], count);
      for (int i = 0; i < count; i++) {
        claimEnds(found[i], x, y, corner);
      }
    }

    private void claimEnds(int box, int x, int y, int corner) {
      for (int door = graph.firstDoor[box]; door < graph.firstDoor[box + 1]; door++) {
        if (graph.lowX[door] == x && graph.lowY[door] == y) {
          graph.lowCorner[door] = corner;
        }
        if (graph.highX[door] == x && graph.highY[door] == y) {
          graph.highCorner[door] = corner;
        }
      }
    }

    int[] x() {
      return Arrays.copyOf(xs, size);
    }

    int[] y() {
      return Arrays.copyOf(ys, size);
    }

    int[] firstBox() {
      return Arrays.copyOf(first, size + 1);
    }

    int[] boxes() {
      return Arrays.copyOf(boxes, first[size]);
    }
  }
}
