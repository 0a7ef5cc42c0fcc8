package org.bowsprit.router.geodesic;

import static org.bowsprit.pathfinding.geometry.Outline.turn;

/**
 * The directions in which a shortest path may continue from a root. The angle between each of these
 * directions and the direction of arrival is at least π, measured through the floor on both sides
 * ({@link CornerArcs}).
 */
final class Sector {

  private final PortalGraph graph;
  private final Nodes nodes;
  private double[] anglesToEnds = new double[16];
  private int corner;
  private int firstEntry;
  private boolean isPlane;
  private int arrivalEntry;
  private int previousX;
  private int previousY;

  Sector(PortalGraph graph, Nodes nodes) {
    this.graph = graph;
    this.nodes = nodes;
  }

  /**
   * Sets the sector to the sector of a root. Returns whether the arrangement of faces at the root
   * is known.
   */
  boolean setTo(int root, int newCorner) {
    return setTo(newCorner, nodes.face(root), nodes.viaX(root), nodes.viaY(root));
  }

  /**
   * Sets the sector to the sector of a corner that a path reached through a face, on a straight
   * line from (fromX, fromY).
   */
  boolean setTo(int newCorner, int face, int fromX, int fromY) {
    corner = newCorner;
    firstEntry = graph.firstFaceOfCorner[newCorner];
    previousX = fromX;
    previousY = fromY;
    isPlane = graph.arcs.isPlane(newCorner);
    if (isPlane) {
      arrivalEntry = graph.entryOf(newCorner, face);
      return arrivalEntry != Nodes.NONE && hasArrivedThrough(arrivalEntry);
    }
    int endCount = 2 * (graph.firstFaceOfCorner[newCorner + 1] - firstEntry);
    if (endCount > anglesToEnds.length) {
      anglesToEnds = new double[2 * endCount];
    }
    long x = (long) fromX - graph.cornerX[newCorner];
    long y = (long) fromY - graph.cornerY[newCorner];
    return graph.arcs.computeAngles(newCorner, face, x, y, anglesToEnds);
  }

  /** Returns whether the path arrived through a face. */
  private boolean hasArrivedThrough(int entry) {
    CornerArcs arcs = graph.arcs;
    long fromStart = -turnFromArrival(arcs.startX(entry), arcs.startY(entry));
    long toEnd = turnFromArrival(arcs.endX(entry), arcs.endY(entry));
    boolean isAtCorner = previousX == graph.cornerX[corner] && previousY == graph.cornerY[corner];
    return fromStart >= 0 && toEnd >= 0 && !isAtCorner;
  }

  /**
   * Returns a number greater than 0 if a direction is less than π clockwise from the direction of
   * arrival.
   */
  private long turnFromArrival(int x, int y) {
    int cornerX = graph.cornerX[corner];
    int cornerY = graph.cornerY[corner];
    return turn(cornerX, cornerY, previousX, previousY, cornerX + x, cornerY + y);
  }

  /**
   * Returns whether the angle between a direction in a face and the direction of arrival is at
   * least π. Only valid in a plane.
   */
  private boolean isAtLeastStraight(int entry, int x, int y) {
    long clockwiseTurn = entry > arrivalEntry ? -turnFromArrival(x, y) : turnFromArrival(x, y);
    if (clockwiseTurn != 0) {
      return clockwiseTurn > 0;
    }
    long dx = (long) previousX - graph.cornerX[corner];
    long dy = (long) previousY - graph.cornerY[corner];
    return dx * x + dy * y < 0;
  }

  /** Returns whether the sector contains no direction in any face. */
  boolean isEmpty() {
    int end = graph.firstFaceOfCorner[corner + 1];
    if (isPlane) {
      return !containsSome(firstEntry) && !containsSome(end - 1);
    }
    for (int k = firstEntry; k < end; k++) {
      if (containsSome(k)) {
        return false;
      }
    }
    return true;
  }

  private double toStart(int entry) {
    return anglesToEnds[2 * (entry - firstEntry)];
  }

  private double toEnd(int entry) {
    return anglesToEnds[2 * (entry - firstEntry) + 1];
  }

  private static boolean isTaut(double angle) {
    return angle >= Math.PI - CornerArcs.TOLERANCE;
  }

  /**
   * Returns whether the sector contains all directions in a face. The face is given by its position
   * among the corner's faces.
   */
  boolean containsAll(int entry) {
    if (isPlane) {
      return entry > arrivalEntry
          ? isAtLeastStraight(entry, graph.arcs.startX(entry), graph.arcs.startY(entry))
          : entry < arrivalEntry
              && isAtLeastStraight(entry, graph.arcs.endX(entry), graph.arcs.endY(entry));
    }
    return isTaut(Math.min(toStart(entry), toEnd(entry)));
  }

  /** Returns whether the sector contains any direction in a face. */
  boolean containsSome(int entry) {
    if (isPlane) {
      return entry > arrivalEntry
          ? isAtLeastStraight(entry, graph.arcs.endX(entry), graph.arcs.endY(entry))
          : entry < arrivalEntry
              && isAtLeastStraight(entry, graph.arcs.startX(entry), graph.arcs.startY(entry));
    }
    return isTaut(graph.arcs.greatestAngle(entry, toStart(entry), toEnd(entry)));
  }

  /** Returns whether the sector contains the direction to a point in a face. */
  boolean contains(int entry, int x, int y) {
    return isPlane
        ? isAtLeastStraight(entry, x - graph.cornerX[corner], y - graph.cornerY[corner])
        : isTaut(angleTo(entry, x, y));
  }

  /** Returns whether the sector contains a direction to any point of a door of a face. */
  boolean containsPartOf(int entry, int door) {
    double low = angleTo(entry, graph.lowX(door), graph.lowY(door));
    double high = angleTo(entry, graph.highX(door), graph.highY(door));
    // Between the ends of the door, the angle may be greater, but at most by half of the door's
    // angular width.
    double x = (double) graph.cornerX[corner];
    double y = (double) graph.cornerY[corner];
    double cross =
        (graph.lowX(door) - x) * (graph.highY(door) - y)
            - (graph.lowY(door) - y) * (graph.highX(door) - x);
    double dot =
        (graph.lowX(door) - x) * (graph.highX(door) - x)
            + (graph.lowY(door) - y) * (graph.highY(door) - y);
    double angularWidth = Math.atan2(Math.abs(cross), dot);
    double maxAngle = graph.arcs.greatestAngle(entry, toStart(entry), toEnd(entry));
    return isTaut(Math.min(maxAngle, (low + high + angularWidth) / 2));
  }

  private double angleTo(int entry, int x, int y) {
    return graph.arcs.angleTo(
        entry, toStart(entry), toEnd(entry), x - graph.cornerX[corner], y - graph.cornerY[corner]);
  }

  /** Returns whether the sector is bounded by a single straight line in each face. */
  boolean isPlane() {
    return isPlane;
  }

  /**
   * Returns the side of the straight continuation on which a point lies: 1 for the side of the
   * sector in a face, −1 for the other side, 0 for the line itself. The result is only valid in a
   * plane.
   */
  int side(int entry, int x, int y) {
    long clockwiseTurn = turnFromArrival(x - graph.cornerX[corner], y - graph.cornerY[corner]);
    return Long.signum(entry > arrivalEntry ? -clockwiseTurn : clockwiseTurn);
  }

  /** Returns the x coordinate of a point straight ahead in the direction of the path. */
  int straightX() {
    return 2 * graph.cornerX[corner] - previousX;
  }

  int straightY() {
    return 2 * graph.cornerY[corner] - previousY;
  }
}
