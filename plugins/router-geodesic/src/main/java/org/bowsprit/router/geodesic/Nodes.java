package org.bowsprit.router.geodesic;

import java.util.Arrays;

/**
 * The nodes of one search, stored in two arrays. The fields of a node are adjacent. When the arrays
 * are large enough, nothing more is allocated.
 *
 * <p>A node is a <em>root</em>, which is a point at which a path may turn, or a <em>cone</em>,
 * which is the area that is visible from a root through the doors that the path has passed since
 * the root. See {@link TautSearch}.
 */
final class Nodes {

  /** The number that means that there is no node, door, corner or face. */
  static final int NONE = -1;

  /** The left bound of a cone is an end of its door, where a path may turn left. */
  static final int LEFT_CORNER = 1;

  /** The right bound of a cone is an end of its door. */
  static final int RIGHT_CORNER = 2;

  /** The root was mirrored at the cone's door. */
  static final int FOLD_FLAG = 4;

  /**
   * The path has passed a fold, or a box that is on the door's line, so it could return to a face.
   */
  static final int MAY_RETURN = 8;

  /**
   * Only the area beyond the door's line is used, because the entered face lies on both sides of
   * the line.
   */
  static final int BEYOND_LINE_ONLY = 16;

  private static final int FIELDS_PER_NODE = 11;
  private static final int PARENT_FIELD = 0;
  private static final int DOOR_FIELD = 1;
  private static final int FACE_FIELD = 2;
  private static final int FLAGS_FIELD = 3;
  private static final int X_FIELD = 4;
  private static final int Y_FIELD = 5;
  private static final int LEFT_X_FIELD = 6;
  private static final int LEFT_Y_FIELD = 7;
  private static final int RIGHT_X_FIELD = 8;
  private static final int RIGHT_Y_FIELD = 9;
  private static final int ROOT_CORNER_FIELD = 10;

  /**
   * Marks a root. It is stored in place of a cone's flags. The point through which the root was
   * reached is stored in place of the left bound.
   */
  private static final int ROOT_FLAG = 32;

  private static final int INITIAL_CAPACITY = 64;

  private int[] fields = new int[INITIAL_CAPACITY * FIELDS_PER_NODE];
  private double[] g = new double[INITIAL_CAPACITY];
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
    int position = add(length);
    fields[position + PARENT_FIELD] = parent;
    fields[position + FACE_FIELD] = face;
    fields[position + FLAGS_FIELD] = ROOT_FLAG;
    fields[position + X_FIELD] = x;
    fields[position + Y_FIELD] = y;
    fields[position + LEFT_X_FIELD] = viaX;
    fields[position + LEFT_Y_FIELD] = viaY;
    fields[position + ROOT_CORNER_FIELD] = corner;
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
    int position = add(length);
    fields[position + PARENT_FIELD] = parent;
    fields[position + DOOR_FIELD] = door;
    fields[position + FACE_FIELD] = face;
    fields[position + FLAGS_FIELD] = flags;
    fields[position + X_FIELD] = x;
    fields[position + Y_FIELD] = y;
    fields[position + LEFT_X_FIELD] = leftX;
    fields[position + LEFT_Y_FIELD] = leftY;
    fields[position + RIGHT_X_FIELD] = rightX;
    fields[position + RIGHT_Y_FIELD] = rightY;
    fields[position + ROOT_CORNER_FIELD] = fields[FIELDS_PER_NODE * parent + ROOT_CORNER_FIELD];
    return size - 1;
  }

  private int add(double length) {
    if (size == g.length) {
      fields = Arrays.copyOf(fields, 2 * fields.length);
      g = Arrays.copyOf(g, 2 * size);
    }
    g[size] = length;
    return FIELDS_PER_NODE * size++;
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
    return hasFlag(node, ROOT_FLAG);
  }

  boolean hasFlag(int node, int flag) {
    return (fields[FIELDS_PER_NODE * node + FLAGS_FIELD] & flag) != 0;
  }

  int parent(int node) {
    return fields[FIELDS_PER_NODE * node + PARENT_FIELD];
  }

  /** Returns the corner of a root, or of a cone's root; {@link #NONE} for the start. */
  int corner(int node) {
    return fields[FIELDS_PER_NODE * node + ROOT_CORNER_FIELD];
  }

  /** Returns the x of a point on the straight line by which a root was reached. */
  int viaX(int root) {
    return fields[FIELDS_PER_NODE * root + LEFT_X_FIELD];
  }

  int viaY(int root) {
    return fields[FIELDS_PER_NODE * root + LEFT_Y_FIELD];
  }

  /** Returns the door of a cone. */
  int door(int cone) {
    return fields[FIELDS_PER_NODE * cone + DOOR_FIELD];
  }

  /** Returns the face that a cone enters, or in which a root was reached. */
  int face(int node) {
    return fields[FIELDS_PER_NODE * node + FACE_FIELD];
  }

  /** Returns the x of a node's root. It is mirrored for a cone that has passed folds. */
  int x(int node) {
    return fields[FIELDS_PER_NODE * node + X_FIELD];
  }

  int y(int node) {
    return fields[FIELDS_PER_NODE * node + Y_FIELD];
  }

  int leftX(int cone) {
    return fields[FIELDS_PER_NODE * cone + LEFT_X_FIELD];
  }

  int leftY(int cone) {
    return fields[FIELDS_PER_NODE * cone + LEFT_Y_FIELD];
  }

  int rightX(int cone) {
    return fields[FIELDS_PER_NODE * cone + RIGHT_X_FIELD];
  }

  int rightY(int cone) {
    return fields[FIELDS_PER_NODE * cone + RIGHT_Y_FIELD];
  }

  /** Returns the length of the path from the start to the root. */
  double g(int node) {
    return g[node];
  }
}
