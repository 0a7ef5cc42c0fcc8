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
 * store their order, because all other values are computed from it exactly. On floors with
 * overlapping boxes, more than two arcs may be joined at an end, and the sum of all angles may
 * exceed a full turn. For such a corner, the shortest angle between any two ends of arcs is stored.
 * {@link #computeAngles} computes the angle between two directions from it.
 *
 * <p>If a face has no area or is not convex, or if only the matrix connects the faces, the
 * arrangement is not known. At such a corner, paths may continue in any direction.
 *
 * <p>The arcs take 20 bytes of memory for each face at each corner, and 16 · n² bytes for a corner
 * of n faces that are not in a plane.
 */
final class CornerArcs {

  /**
   * The tolerance of angles. An angle that is smaller than π by at most this value is treated as π,
   * because angles are stored with only seven digits.
   */
  static final double TOLERANCE = 1e-5;

  /**
   * An angle slightly smaller than a full turn. If the sum of all angles at a corner is smaller,
   * the arcs leave a gap, so each angle can be measured on only one side.
   */
  private static final double MAX_PLANE_ANGLE_SUM = 2 * Math.PI - 1e-3;

  private static final int NONE = -1;
  private static final int NO_TURN = 0;
  private static final int UNKNOWN = 1;
  private static final int PLANE = 2;
  private static final int OVERLAPPING = 3;

  private final PortalGraph graph;
  private final byte[] kinds;
  private final int[] firstAngle;
  private float[] angles = new float[256];
  private int angleCount;

  /** The directions in which the arc of each face at a corner begins and ends, clockwise. */
  private final int[] startX;

  private final int[] startY;
  private final int[] endX;
  private final int[] endY;

  /** The angles between the two directions of each arc, at most π. */
  private final float[] arcAngles;

  CornerArcs(PortalGraph graph) {
    this.graph = graph;
    int entries = graph.facesAtCorners.length;
    kinds = new byte[graph.cornerCount()];
    firstAngle = new int[graph.cornerCount()];
    startX = new int[entries];
    startY = new int[entries];
    endX = new int[entries];
    endY = new int[entries];
    arcAngles = new float[entries];
    for (int corner = 0; corner < kinds.length; corner++) {
      kinds[corner] = (byte) joinArcs(corner);
    }
    angles = Arrays.copyOf(angles, angleCount);
  }

  /** Determines the arcs of a corner and the angles between their ends. */
  private int joinArcs(int corner) {
    int firstEntry = graph.firstFaceOfCorner[corner];
    int count = graph.firstFaceOfCorner[corner + 1] - firstEntry;
    for (int k = firstEntry; k < firstEntry + count; k++) {
      if (!findArc(corner, k)) {
        return UNKNOWN;
      }
    }
    int endCount = 2 * count;
    float[] table = new float[endCount * endCount];
    Arrays.fill(table, Float.POSITIVE_INFINITY);
    double angleSum = 0;
    for (int i = 0; i < count; i++) {
      double angle =
          angle(
              startX[firstEntry + i],
              startY[firstEntry + i],
              endX[firstEntry + i],
              endY[firstEntry + i]);
      angleSum += angle;
      arcAngles[firstEntry + i] = (float) angle;
      setAngle(table, endCount, 2 * i, 2 * i + 1, (float) angle);
      setAngle(table, endCount, 2 * i, 2 * i, 0);
      setAngle(table, endCount, 2 * i + 1, 2 * i + 1, 0);
    }
    int[] next = new int[count];
    Arrays.fill(next, NONE);
    boolean isPlane = joinAtDoors(corner, table, next) && angleSum < MAX_PLANE_ANGLE_SUM;
    if (isPlane && sortClockwise(firstEntry, next)) {
      return angleSum <= Math.PI + TOLERANCE ? NO_TURN : PLANE;
    }
    computeShortestAngles(table, endCount);
    if (!canTurn(firstEntry, table, endCount)) {
      return NO_TURN;
    }
    firstAngle[corner] = angleCount;
    if (angleCount + table.length > angles.length) {
      angles = Arrays.copyOf(angles, 2 * (angleCount + table.length));
    }
    System.arraycopy(table, 0, angles, angleCount, table.length);
    angleCount += table.length;
    return OVERLAPPING;
  }

  /**
   * Sorts the faces at a corner clockwise. Returns false if the faces do not form a single
   * sequence.
   */
  private boolean sortClockwise(int first, int[] next) {
    int position = firstWithoutPredecessor(next);
    if (position == NONE) {
      return false;
    }
    int count = next.length;
    int[] order = new int[count];
    int placedCount = 0;
    for (; position != NONE && placedCount < count; position = next[position]) {
      order[placedCount++] = first + position;
    }
    if (placedCount < count) {
      return false;
    }
    permute(graph.facesAtCorners, first, order);
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
  private static int firstWithoutPredecessor(int[] next) {
    boolean[] follows = new boolean[next.length];
    for (int successor : next) {
      if (successor != NONE) {
        follows[successor] = true;
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
    int[] previousValues = Arrays.copyOfRange(values, first, first + order.length);
    for (int i = 0; i < order.length; i++) {
      values[first + i] = previousValues[order[i] - first];
    }
  }

  /**
   * Determines the two directions that bound a face at a corner. Returns false if this is
   * impossible.
   */
  private boolean findArc(int corner, int entry) {
    int face = graph.facesAtCorners[entry];
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
        int previousCorner = a == from ? to - 1 : a - 1;
        setArc(entry, bx, by, graph.faces.x(previousCorner) - x, graph.faces.y(previousCorner) - y);
        return true;
      }
      boolean isOnEdge = (long) ax * by == (long) ay * bx && (long) ax * bx + (long) ay * by < 0;
      if (isOnEdge) {
        setArc(entry, bx, by, ax, ay);
        return true;
      }
    }
    return false;
  }

  private void setArc(int entry, int fromX, int fromY, int toX, int toY) {
    startX[entry] = fromX;
    startY[entry] = fromY;
    endX[entry] = toX;
    endY[entry] = toY;
  }

  /**
   * Joins arcs whose faces are connected by doors.
   *
   * @param next receives the clockwise successor of each arc that has a successor
   * @return true if all arcs lie beside each other in a plane
   */
  private boolean joinAtDoors(int corner, float[] table, int[] next) {
    int first = graph.firstFaceOfCorner[corner];
    int count = next.length;
    int[] joinCounts = new int[2 * count];
    boolean isPlane = true;
    for (int i = 0; i < count; i++) {
      int face = graph.facesAtCorners[first + i];
      for (int door = graph.firstDoor[face]; door < graph.firstDoor[face + 1]; door++) {
        int otherIndex = graph.entryOf(corner, graph.to(door)) - first;
        boolean isJoiningDoor =
            otherIndex > i
                && graph.axis(door) != PortalGraph.POINT
                && !graph.isVirtual(door)
                && graph.isOnDoor(door, graph.cornerX[corner], graph.cornerY[corner]);
        if (isJoiningDoor) {
          isPlane &= joinArcs(corner, door, true, i, otherIndex, table, joinCounts, next);
          isPlane &= joinArcs(corner, door, false, i, otherIndex, table, joinCounts, next);
        }
      }
    }
    for (int joinCount : joinCounts) {
      isPlane &= joinCount <= 1;
    }
    return isPlane;
  }

  /**
   * Joins two arcs in the direction from the corner to the low or the high end of a door. Does
   * nothing if this end is at the corner.
   */
  private boolean joinArcs(
      int corner,
      int door,
      boolean isLowEnd,
      int i,
      int otherIndex,
      float[] table,
      int[] joinCounts,
      int[] next) {
    int x = (isLowEnd ? graph.lowX(door) : graph.highX(door)) - graph.cornerX[corner];
    int y = (isLowEnd ? graph.lowY(door) : graph.highY(door)) - graph.cornerY[corner];
    if (x == 0 && y == 0) {
      return true;
    }
    int firstEntry = graph.firstFaceOfCorner[corner];
    int ownEnd = endInDirection(firstEntry + i, x, y);
    int otherEnd = endInDirection(firstEntry + otherIndex, x, y);
    if (ownEnd == NONE || otherEnd == NONE) {
      return false;
    }
    setAngle(table, joinCounts.length, 2 * i + ownEnd, 2 * otherIndex + otherEnd, 0);
    joinCounts[2 * i + ownEnd]++;
    joinCounts[2 * otherIndex + otherEnd]++;
    if (ownEnd == 1) {
      next[i] = otherIndex;
    } else {
      next[otherIndex] = i;
    }
    return ownEnd != otherEnd;
  }

  /** Returns which end of an arc lies in a direction: 0 for the start of the arc, 1 for its end. */
  private int endInDirection(int entry, int x, int y) {
    if (isSameDirection(startX[entry], startY[entry], x, y)) {
      return 0;
    }
    return isSameDirection(endX[entry], endY[entry], x, y) ? 1 : NONE;
  }

  private static boolean isSameDirection(int ax, int ay, int bx, int by) {
    return (long) ax * by == (long) ay * bx && (long) ax * bx + (long) ay * by > 0;
  }

  private static void setAngle(float[] table, int endCount, int a, int b, float angle) {
    table[a * endCount + b] = angle;
    table[b * endCount + a] = angle;
  }

  /**
   * Replaces the angle between every two ends of arcs by the smallest sum of angles along any
   * sequence of ends between them (Floyd–Warshall).
   */
  private static void computeShortestAngles(float[] table, int endCount) {
    for (int middle = 0; middle < endCount; middle++) {
      for (int a = 0; a < endCount; a++) {
        for (int b = 0; b < endCount; b++) {
          float sum = table[a * endCount + middle] + table[middle * endCount + b];
          if (sum < table[a * endCount + b]) {
            table[a * endCount + b] = sum;
          }
        }
      }
    }
  }

  /**
   * Returns whether there are two directions between which a path can turn. The angle between such
   * directions is greater than π.
   */
  private boolean canTurn(int first, float[] table, int endCount) {
    for (int a = 0; a < endCount; a += 2) {
      for (int b = a + 2; b < endCount; b += 2) {
        float arcAngleSum = arcAngles[first + a / 2] + arcAngles[first + b / 2];
        float sameEnds = table[a * endCount + b] + table[(a + 1) * endCount + b + 1];
        float oppositeEnds = table[a * endCount + b + 1] + table[(a + 1) * endCount + b];
        if ((arcAngleSum + Math.min(sameEnds, oppositeEnds)) / 2 > Math.PI + TOLERANCE) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether a shortest path can turn at a corner at all. */
  boolean canTurn(int corner) {
    return kinds[corner] != NO_TURN;
  }

  /**
   * Returns whether the faces at a corner lie beside each other in a plane. Such faces are in
   * clockwise order.
   */
  boolean isPlane(int corner) {
    return kinds[corner] == PLANE;
  }

  /**
   * Computes the angles from a direction to the ends of all arcs at a corner.
   *
   * @param corner the corner
   * @param face the face in which the direction lies
   * @param x the x component of the direction, which points away from the corner
   * @param y the y component of the direction
   * @param anglesToEnds receives the angles. For the i-th face of the corner, element 2i is the
   *     angle to the start of its arc and element 2i + 1 is the angle to the end
   * @return true if the angles are known; false if no angles are stored for the corner, or if the
   *     direction is outside the face
   */
  boolean computeAngles(int corner, int face, long x, long y, double[] anglesToEnds) {
    int first = graph.firstFaceOfCorner[corner];
    int ownEntry = graph.entryOf(corner, face);
    if (kinds[corner] != OVERLAPPING || ownEntry == Nodes.NONE || (x == 0 && y == 0)) {
      return false;
    }
    double fromStart = angle(startX[ownEntry], startY[ownEntry], x, y);
    double fromEnd = angle(endX[ownEntry], endY[ownEntry], x, y);
    int endCount = 2 * (graph.firstFaceOfCorner[corner + 1] - first);
    int start = firstAngle[corner] + 2 * (ownEntry - first) * endCount;
    if (fromStart + fromEnd > arcAngles[ownEntry] + TOLERANCE) {
      return false;
    }
    for (int i = 0; i < endCount; i++) {
      anglesToEnds[i] =
          Math.min(fromStart + angles[start + i], fromEnd + angles[start + endCount + i]);
    }
    return true;
  }

  private static double angle(int ax, int ay, long bx, long by) {
    double cross = (double) ax * by - (double) ay * bx;
    double dot = (double) ax * bx + (double) ay * by;
    return Math.atan2(Math.abs(cross), dot);
  }

  /**
   * Returns the greatest angle between a given direction and any direction in a face, from the
   * angles between the given direction and the two ends of the face's arc.
   */
  double greatestAngle(int entry, double toStart, double toEnd) {
    return (toStart + toEnd + arcAngles[entry]) / 2;
  }

  /**
   * Returns the angle between a given direction and the direction (x, y) in a face, from the angles
   * between the given direction and the two ends of the face's arc.
   */
  double angleTo(int entry, double toStart, double toEnd, int x, int y) {
    double fromStart = angle(startX[entry], startY[entry], x, y);
    return Math.min(toStart + fromStart, toEnd + arcAngles[entry] - fromStart);
  }

  /** Returns the x component of the direction in which the arc of a face at a corner begins. */
  int startX(int entry) {
    return startX[entry];
  }

  int startY(int entry) {
    return startY[entry];
  }

  /** Returns the x component of the direction in which the arc of a face at a corner ends. */
  int endX(int entry) {
    return endX[entry];
  }

  int endY(int entry) {
    return endY[entry];
  }
}
