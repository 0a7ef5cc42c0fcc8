package org.bowsprit.router.geodesic;

import java.util.Arrays;

/**
 * The nodes of one search, stored in two arrays. The fields of a node are adjacent. When the arrays
 * are large enough, nothing more is allocated.
 *
 * <p>A node is a <em>root</em>, a place where a path may turn, or a <em>cone</em>, the area visible
 * from a root through the doors passed since; see {@link TautSearch}.
 */
final class Nodes {

  /** The number that means that there is no node, door, corner or face. */
  static final int NONE = -1;

  /** The left bound of a cone is an end of its door, where a path may turn left. */
  static final int LEFT_CORNER = 1;

  /** The right bound of a cone is an end of its door. */
  static final int RIGHT_CORNER = 2;

  /** The root was mirrored at the cone's door. */
  static final int FOLD = 4;

  /** The path has passed a fold, or a box within the door's line, so it could return to a face. */
  static final int WINDS = 8;

  /**
   * Only the area beyond the door's line is used, because the entered face lies on both sides of
   * the line.
   */
  static final int HALF = 16;

  private static final int FIELDS = 11;
  private static final int PARENT = 0;
  private static final int DOOR = 1;
  private static final int FACE = 2;
  private static final int FLAGS = 3;
  private static final int X = 4;
  private static final int Y = 5;
  private static final int LEFT_X = 6;
  private static final int LEFT_Y = 7;
  private static final int RIGHT_X = 8;
  private static final int RIGHT_Y = 9;
  private static final int ROOT_CORNER = 10;

  /**
   * Marks a root. It is stored in place of a cone's flags. The point through which the root was
   * reached is stored in place of the left bound.
   */
  private static final int ROOT = 32;

  private static final int INITIAL = 64;

  private int[] fields = new int[INITIAL * FIELDS];
  private double[] g = new double[INITIAL];
  private int size;

  void clear() {
    size = 0;
  }

  /**
   * Adds a root.
   *
   * @param parent the node from which the root was reached; {@link #NONE} for the start
   * @param corner the corner of the root; {@link #NONE} for the start
   * @param face the face in which the root was reached; {@link #NONE} for the start
   * @param viaX x of a point on the straight line by which the root was reached
   * @param viaY y of that point
   */
  int addRoot(int parent, int corner, int face, int x, int y, int viaX, int viaY, double length) {
    int at = add(length);
    fields[at + PARENT] = parent;
    fields[at + FACE] = face;
    fields[at + FLAGS] = ROOT;
    fields[at + X] = x;
    fields[at + Y] = y;
    fields[at + LEFT_X] = viaX;
    fields[at + LEFT_Y] = viaY;
    fields[at + ROOT_CORNER] = corner;
    return size - 1;
  }

  /** Adds a cone from a (mirrored) root at (x, y) that enters a face through a door. */
  int addCone(
      int parent,
      int door,
      int face,
      int flags,
      int x,
      int y,
      int leftX,
      int leftY,
      int rightX,
      int rightY,
      double length) {
    int at = add(length);
    fields[at + PARENT] = parent;
    fields[at + DOOR] = door;
    fields[at + FACE] = face;
    fields[at + FLAGS] = flags;
    fields[at + X] = x;
    fields[at + Y] = y;
    fields[at + LEFT_X] = leftX;
    fields[at + LEFT_Y] = leftY;
    fields[at + RIGHT_X] = rightX;
    fields[at + RIGHT_Y] = rightY;
    fields[at + ROOT_CORNER] = fields[FIELDS * parent + ROOT_CORNER];
    return size - 1;
  }

  private int add(double length) {
    if (size == g.length) {
      fields = Arrays.copyOf(fields, 2 * fields.length);
      g = Arrays.copyOf(g, 2 * size);
    }
    g[size] = length;
    return FIELDS * size++;
  }

  /** Returns the number of nodes. */
  int size() {
    return size;
  }

  /** Removes the nodes that were added last, until the given number of nodes remains. */
  void truncate(int newSize) {
    size = newSize;
  }

  boolean isRoot(int node) {
    return has(node, ROOT);
  }

  boolean has(int node, int flag) {
    return (fields[FIELDS * node + FLAGS] & flag) != 0;
  }

  int parent(int node) {
    return fields[FIELDS * node + PARENT];
  }

  /** Returns the corner of a root, or of a cone's root; {@link #NONE} for the start. */
  int corner(int node) {
    return fields[FIELDS * node + ROOT_CORNER];
  }

  /** Returns the x of a point on the straight line by which a root was reached. */
  int viaX(int root) {
    return fields[FIELDS * root + LEFT_X];
  }

  int viaY(int root) {
    return fields[FIELDS * root + LEFT_Y];
  }

  /** Returns the door of a cone. */
  int door(int cone) {
    return fields[FIELDS * cone + DOOR];
  }

  /** Returns the face that a cone enters, or in which a root was reached. */
  int face(int node) {
    return fields[FIELDS * node + FACE];
  }

  /** Returns the x of a node's root. It is mirrored for a cone that has passed folds. */
  int x(int node) {
    return fields[FIELDS * node + X];
  }

  int y(int node) {
    return fields[FIELDS * node + Y];
  }

  int leftX(int cone) {
    return fields[FIELDS * cone + LEFT_X];
  }

  int leftY(int cone) {
    return fields[FIELDS * cone + LEFT_Y];
  }

  int rightX(int cone) {
    return fields[FIELDS * cone + RIGHT_X];
  }

  int rightY(int cone) {
    return fields[FIELDS * cone + RIGHT_Y];
  }

  /** Returns the length of the path from the start to the root. */
  double g(int node) {
    return g[node];
  }
}
