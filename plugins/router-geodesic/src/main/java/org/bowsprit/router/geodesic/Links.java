package org.bowsprit.router.geodesic;

import java.util.Arrays;

/**
 * Stores how the faces are arranged around each corner. This determines how a shortest path can
 * continue at the corner.
 *
 * <p>A path is shortest at a corner only if the angle between its two pieces, measured through the
 * floor, is at least π on both sides. The directions in which a path can leave the corner form
 * arcs, one arc for each face. Two arcs are joined at an end if a door connects the faces in that
 * direction. Usually the arcs lie beside each other in a <em>plane</em>, and it is sufficient to
 * store their order, because all other values are computed from it exactly. On glued floors, more
 * than two arcs may be joined at an end, and the sum of all angles may exceed a full turn. For such
 * a corner, the shortest angle between any two ends of arcs is stored. {@link #enter} computes the
 * angle between two directions from it.
 *
 * <p>If a face has no area or is not convex, or if only the matrix connects the faces, the
 * arrangement is not known. Such a corner is <em>loose</em>, which means that paths may continue in
 * any direction.
 *
 * <p>The memory is 20 bytes for each face at each corner, and 16 · n² bytes for a corner of n faces
 * that do not lie in a plane.
 */
final class Links {

  /**
   * The tolerance of angles. An angle that is smaller than π by at most this value is treated as π,
   * because angles are stored with only seven digits.
   */
  static final double TOLERANCE = 1e-5;

  /**
   * An angle slightly smaller than a full turn. If the sum of all angles is smaller, it is clear on
   * which side an angle is measured.
   */
  private static final double FULL_TURN = 2 * Math.PI - 1e-3;

  private static final int NONE = -1;
  private static final int EMPTY = 0;
  private static final int LOOSE = 1;
  private static final int PLANE = 2;
  private static final int GLUED = 3;

  private final PortalGraph graph;
  private final byte[] kind;
  private final int[] firstAngle;
  private float[] angles = new float[256];
  private int size;

  /** The directions at which the arc of each face at a corner begins and ends, clockwise. */
  private final int[] startX;

  private final int[] startY;
  private final int[] endX;
  private final int[] endY;

  /** The angles between the two directions of each arc, at most π. */
  private final float[] width;

  Links(PortalGraph graph) {
    this.graph = graph;
    int entries = graph.faceAt.length;
    kind = new byte[graph.corners()];
    firstAngle = new int[graph.corners()];
    startX = new int[entries];
    startY = new int[entries];
    endX = new int[entries];
    endY = new int[entries];
    width = new float[entries];
    for (int corner = 0; corner < kind.length; corner++) {
      kind[corner] = (byte) join(corner);
    }
    angles = Arrays.copyOf(angles, size);
  }

  /** Determines the arcs of a corner and the angles between their ends. */
  private int join(int corner) {
    int first = graph.firstFaceAt[corner];
    int count = graph.firstFaceAt[corner + 1] - first;
    for (int k = first; k < first + count; k++) {
      if (!findArc(corner, k)) {
        return LOOSE;
      }
    }
    int ends = 2 * count;
    float[] table = new float[ends * ends];
    Arrays.fill(table, Float.POSITIVE_INFINITY);
    double all = 0;
    for (int i = 0; i < count; i++) {
      double angle = angle(startX[first + i], startY[first + i], endX[first + i], endY[first + i]);
      all += angle;
      width[first + i] = (float) angle;
      set(table, ends, 2 * i, 2 * i + 1, (float) angle);
      set(table, ends, 2 * i, 2 * i, 0);
      set(table, ends, 2 * i + 1, 2 * i + 1, 0);
    }
    int[] next = new int[count];
    Arrays.fill(next, NONE);
    boolean plane = joinAtDoors(corner, table, next) && all < FULL_TURN;
    if (plane && putInOrder(first, next)) {
      return all <= Math.PI + TOLERANCE ? EMPTY : PLANE;
    }
    close(table, ends);
    if (!turns(first, table, ends)) {
      return EMPTY;
    }
    firstAngle[corner] = size;
    if (size + table.length > angles.length) {
      angles = Arrays.copyOf(angles, 2 * (size + table.length));
    }
    System.arraycopy(table, 0, angles, size, table.length);
    size += table.length;
    return GLUED;
  }

  /** Sorts the faces at a corner clockwise. Returns false if they do not form a single row. */
  private boolean putInOrder(int first, int[] next) {
    int at = firstOf(next);
    if (at == NONE) {
      return false;
    }
    int count = next.length;
    int[] order = new int[count];
    int placed = 0;
    for (; at != NONE && placed < count; at = next[at]) {
      order[placed++] = first + at;
    }
    if (placed < count) {
      return false;
    }
    permute(graph.faceAt, first, order);
    permute(startX, first, order);
    permute(startY, first, order);
    permute(endX, first, order);
    permute(endY, first, order);
    return true;
  }

  /**
   * Returns the first position that does not follow another position; {@link #NONE} if there is no
   * such position.
   */
  private static int firstOf(int[] next) {
    boolean[] follows = new boolean[next.length];
    for (int place : next) {
      if (place != NONE) {
        follows[place] = true;
      }
    }
    for (int i = 0; i < follows.length; i++) {
      if (!follows[i]) {
        return i;
      }
    }
    return NONE;
  }

  private static void permute(int[] values, int first, int[] order) {
    int[] old = Arrays.copyOfRange(values, first, first + order.length);
    for (int i = 0; i < order.length; i++) {
      values[first + i] = old[order[i] - first];
    }
  }

  /**
   * Determines the directions between which a face lies at a corner. Returns false if this is
   * impossible.
   */
  private boolean findArc(int corner, int k) {
    int face = graph.faceAt[k];
    int x = graph.cornerX[corner];
    int y = graph.cornerY[corner];
    int from = graph.faces.firstCorner(face);
    int to = graph.faces.endCorner(face);
    for (int a = from; a < to; a++) {
      int b = a + 1 == to ? from : a + 1;
      int ax = graph.faces.x(a) - x;
      int ay = graph.faces.y(a) - y;
      int bx = graph.faces.x(b) - x;
      int by = graph.faces.y(b) - y;
      if (ax == 0 && ay == 0) {
        int before = a == from ? to - 1 : a - 1;
        setArc(k, bx, by, graph.faces.x(before) - x, graph.faces.y(before) - y);
        return true;
      }
      boolean between = (long) ax * by == (long) ay * bx && (long) ax * bx + (long) ay * by < 0;
      if (between) {
        setArc(k, bx, by, ax, ay);
        return true;
      }
    }
    return false;
  }

  private void setArc(int k, int fromX, int fromY, int toX, int toY) {
    startX[k] = fromX;
    startY[k] = fromY;
    endX[k] = toX;
    endY[k] = toY;
  }

  /**
   * Joins arcs whose faces are connected by doors.
   *
   * @param next receives the clockwise successor of each arc that has a successor
   * @return true if all arcs lie beside each other in a plane
   */
  private boolean joinAtDoors(int corner, float[] table, int[] next) {
    int first = graph.firstFaceAt[corner];
    int count = next.length;
    int[] joins = new int[2 * count];
    boolean plane = true;
    for (int i = 0; i < count; i++) {
      int face = graph.faceAt[first + i];
      for (int d = graph.firstDoor[face]; d < graph.firstDoor[face + 1]; d++) {
        int other = graph.entry(corner, graph.to(d)) - first;
        boolean known =
            other > i
                && graph.axis(d) != PortalGraph.POINT
                && !graph.virtual(d)
                && graph.onDoor(d, graph.cornerX[corner], graph.cornerY[corner]);
        if (known) {
          plane &= join(corner, d, true, i, other, table, joins, next);
          plane &= join(corner, d, false, i, other, table, joins, next);
        }
      }
    }
    for (int joined : joins) {
      plane &= joined <= 1;
    }
    return plane;
  }

  /**
   * Joins two arcs at the low or high part of a door, as seen from the corner, if there is such a
   * part.
   */
  private boolean join(
      int corner, int d, boolean low, int i, int other, float[] table, int[] joins, int[] next) {
    int x = (low ? graph.lowX(d) : graph.highX(d)) - graph.cornerX[corner];
    int y = (low ? graph.lowY(d) : graph.highY(d)) - graph.cornerY[corner];
    if (x == 0 && y == 0) {
      return true;
    }
    int first = graph.firstFaceAt[corner];
    int a = end(first + i, x, y);
    int b = end(first + other, x, y);
    if (a == NONE || b == NONE) {
      return false;
    }
    set(table, joins.length, 2 * i + a, 2 * other + b, 0);
    joins[2 * i + a]++;
    joins[2 * other + b]++;
    if (a == 1) {
      next[i] = other;
    } else {
      next[other] = i;
    }
    return a != b;
  }

  /** Returns which end of an arc lies in a direction: 0 for the start of the arc, 1 for its end. */
  private int end(int k, int x, int y) {
    if (isSame(startX[k], startY[k], x, y)) {
      return 0;
    }
    return isSame(endX[k], endY[k], x, y) ? 1 : NONE;
  }

  private static boolean isSame(int ax, int ay, int bx, int by) {
    return (long) ax * by == (long) ay * bx && (long) ax * bx + (long) ay * by > 0;
  }

  private static void set(float[] table, int ends, int a, int b, float angle) {
    table[a * ends + b] = angle;
    table[b * ends + a] = angle;
  }

  /** Reduces the angle between any two ends to the smallest angle of all paths between them. */
  private static void close(float[] table, int ends) {
    for (int by = 0; by < ends; by++) {
      for (int a = 0; a < ends; a++) {
        for (int b = 0; b < ends; b++) {
          float over = table[a * ends + by] + table[by * ends + b];
          if (over < table[a * ends + b]) {
            table[a * ends + b] = over;
          }
        }
      }
    }
  }

  /**
   * Returns whether there are two directions between which a path can turn. The angle between such
   * directions is greater than π.
   */
  private boolean turns(int first, float[] table, int ends) {
    for (int a = 0; a < ends; a += 2) {
      for (int b = a + 2; b < ends; b += 2) {
        float wide = width[first + a / 2] + width[first + b / 2];
        float straight = table[a * ends + b] + table[(a + 1) * ends + b + 1];
        float crossed = table[a * ends + b + 1] + table[(a + 1) * ends + b];
        if ((wide + Math.min(straight, crossed)) / 2 > Math.PI + TOLERANCE) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether a shortest path can turn at a corner at all. */
  boolean turns(int corner) {
    return kind[corner] != EMPTY;
  }

  /**
   * Returns whether the faces at a corner lie beside each other in a plane. Such faces are in
   * clockwise order.
   */
  boolean isPlane(int corner) {
    return kind[corner] == PLANE;
  }

  /**
   * Computes the angles from a direction to the ends of all arcs at a corner.
   *
   * @param corner the corner
   * @param face the face in which the direction lies
   * @param x x of the direction, away from the corner
   * @param y y of the direction
   * @param reach receives the angles. For the i-th face of the corner, element 2i is the angle to
   *     the start of its arc and element 2i + 1 is the angle to the end
   * @return true if the angles are known, because the corner is not loose and the direction lies in
   *     the face
   */
  boolean enter(int corner, int face, long x, long y, double[] reach) {
    int first = graph.firstFaceAt[corner];
    int in = graph.entry(corner, face);
    if (kind[corner] != GLUED || in == Nodes.NONE || (x == 0 && y == 0)) {
      return false;
    }
    double fromStart = angle(startX[in], startY[in], x, y);
    double fromEnd = angle(endX[in], endY[in], x, y);
    int ends = 2 * (graph.firstFaceAt[corner + 1] - first);
    int start = firstAngle[corner] + 2 * (in - first) * ends;
    if (fromStart + fromEnd > width[in] + TOLERANCE) {
      return false;
    }
    for (int i = 0; i < ends; i++) {
      reach[i] = Math.min(fromStart + angles[start + i], fromEnd + angles[start + ends + i]);
    }
    return true;
  }

  private static double angle(int ax, int ay, long bx, long by) {
    double cross = (double) ax * by - (double) ay * bx;
    double dot = (double) ax * bx + (double) ay * by;
    return Math.atan2(Math.abs(cross), dot);
  }

  /**
   * Returns the greatest angle from a direction to a direction in a face, given the angles to the
   * ends of its arc.
   */
  double most(int entry, double toStart, double toEnd) {
    return (toStart + toEnd + width[entry]) / 2;
  }

  /**
   * Returns the angle from a direction to (x, y) in a face, given the angles to the ends of its
   * arc.
   */
  double to(int entry, double toStart, double toEnd, int x, int y) {
    double along = angle(startX[entry], startY[entry], x, y);
    return Math.min(toStart + along, toEnd + width[entry] - along);
  }

  /** Returns the x of the direction at which the arc of a face at a corner begins. */
  int startX(int entry) {
    return startX[entry];
  }

  int startY(int entry) {
    return startY[entry];
  }

  /** Returns the x of the direction at which the arc of a face at a corner ends. */
  int endX(int entry) {
    return endX[entry];
  }

  int endY(int entry) {
    return endY[entry];
  }
}
