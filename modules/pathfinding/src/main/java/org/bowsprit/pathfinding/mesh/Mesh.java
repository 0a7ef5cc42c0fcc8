package org.bowsprit.pathfinding.mesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * A floor that is divided into convex polygons. Neighbouring polygons share whole edges, and a walk
 * enters another polygon only across a shared edge.
 *
 * <p>Polygons are numbered from 0. Corners are numbered consecutively, polygon after polygon,
 * clockwise on the screen (y grows downwards). A corner may lie on the straight line between its
 * neighbours. {@link #boxes} gives the same floor as walk boxes. Immutable.
 *
 * @since 1.1
 */
public final class Mesh {

  /** Represents the polygon beyond an edge that no other polygon shares. */
  public static final int OUTSIDE = -1;

  /** The position of the sentinel box, far from every coordinate of a mesh. */
  private static final int SENTINEL_COORDINATE = -32000;

  private final int[] firstCorners;
  private final int[] x;
  private final int[] y;
  private final int[] polygonBeyond;
  private final List<WalkBox> boxes;
  private final int[] polygonOfBox;

  /**
   * Creates a mesh.
   *
   * @param first the number of each polygon's first corner, followed by the total number of
   *     corners; not copied
   * @param x the x coordinate of each corner, in pixels; not copied
   * @param y the y coordinate of each corner, in pixels; not copied
   * @param beyond the polygon on the other side of the edge from each corner to the next, or {@link
   *     #OUTSIDE}; not copied
   * @throws IllegalArgumentException if a polygon is not convex, has no area or is not clockwise
   */
  public Mesh(int[] first, int[] x, int[] y, int[] beyond) {
    this.firstCorners = first;
    this.x = x;
    this.y = y;
    this.polygonBeyond = beyond;
    for (int polygon = 0; polygon < polygons(); polygon++) {
      if (!isConvex(x, y, first[polygon], first[polygon + 1])) {
        throw new IllegalArgumentException("polygon " + polygon + " is not convex and clockwise");
      }
    }
    this.boxes = new ArrayList<>();
    List<Integer> owners = new ArrayList<>();
    boxes.add(
        WalkBox.of(
                0,
                SENTINEL_COORDINATE,
                SENTINEL_COORDINATE,
                SENTINEL_COORDINATE,
                SENTINEL_COORDINATE,
                SENTINEL_COORDINATE,
                SENTINEL_COORDINATE,
                SENTINEL_COORDINATE,
                SENTINEL_COORDINATE)
            .withFlags(WalkBox.INVISIBLE));
    owners.add(OUTSIDE);
    for (int polygon = 0; polygon < polygons(); polygon++) {
      cutIntoBoxes(polygon);
      while (owners.size() < boxes.size()) {
        owners.add(polygon);
      }
    }
    this.polygonOfBox = owners.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * Returns whether the corners form a convex polygon with positive area, clockwise on the screen.
   *
   * @param from the first corner
   * @param to the number after the last corner
   */
  public static boolean isConvex(int[] x, int[] y, int from, int to) {
    long area = 0;
    for (int a = from; a < to; a++) {
      int b = a + 1 == to ? from : a + 1;
      int c = b + 1 == to ? from : b + 1;
      if (Outline.turn(x[a], y[a], x[b], y[b], x[c], y[c]) < 0 || (x[a] == x[b] && y[a] == y[b])) {
        return false;
      }
      area += (long) x[a] * y[b] - (long) x[b] * y[a];
    }
    return area > 0;
  }

  /** Cuts a polygon into quadrilaterals and at most one triangle. All of them share a corner. */
  private void cutIntoBoxes(int polygon) {
    int[] cornersWithTurn = turningCorners(polygon);
    for (int i = 1; i + 1 < cornersWithTurn.length; i += 2) {
      int a = cornersWithTurn[0];
      int b = cornersWithTurn[i];
      int c = cornersWithTurn[i + 1];
      int d = i + 2 < cornersWithTurn.length ? cornersWithTurn[i + 2] : c;
      boxes.add(WalkBox.of(boxes.size(), x[a], y[a], x[b], y[b], x[c], y[c], x[d], y[d]));
    }
  }

  /**
   * Returns the corners of a polygon that do not lie on a straight line between their neighbours.
   */
  private int[] turningCorners(int polygon) {
    int from = firstCorners[polygon];
    int to = firstCorners[polygon + 1];
    int[] cornersWithTurn = new int[to - from];
    int size = 0;
    for (int b = from; b < to; b++) {
      int a = b == from ? to - 1 : b - 1;
      int c = b + 1 == to ? from : b + 1;
      if (Outline.turn(x[a], y[a], x[b], y[b], x[c], y[c]) != 0) {
        cornersWithTurn[size++] = b;
      }
    }
    return Arrays.copyOf(cornersWithTurn, size);
  }

  /** Returns the number of polygons. */
  public int polygons() {
    return firstCorners.length - 1;
  }

  /**
   * Returns the number of a polygon's first corner. The polygon's last corner precedes the first
   * corner of the next polygon.
   */
  public int firstCorner(int polygon) {
    return firstCorners[polygon];
  }

  /** Returns the number of the corner after the given one in the same polygon. */
  public int nextCorner(int polygon, int corner) {
    return corner + 1 == firstCorners[polygon + 1] ? firstCorners[polygon] : corner + 1;
  }

  /** Returns the x coordinate of a corner, in pixels. */
  public int x(int corner) {
    return x[corner];
  }

  /** Returns the y coordinate of a corner, in pixels. */
  public int y(int corner) {
    return y[corner];
  }

  /**
   * Returns the polygon on the other side of the edge from a corner to the next, or {@link
   * #OUTSIDE}.
   */
  public int beyond(int corner) {
    return polygonBeyond[corner];
  }

  /**
   * Returns the polygons as walk boxes. Box 0 is far away and invisible, as in rooms. It is
   * followed by one box for every polygon that turns at no more than four corners, and by several
   * boxes for each other polygon.
   */
  public List<WalkBox> boxes() {
    return List.copyOf(boxes);
  }

  /** Returns the polygon from which a box was cut; {@link #OUTSIDE} for box 0. */
  public int polygonOfBox(int box) {
    return polygonOfBox[box];
  }
}
