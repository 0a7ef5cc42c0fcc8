package org.bowsprit.router.geodesic;

import static org.bowsprit.pathfinding.geometry.Outline.turn;

/**
 * The directions in which a shortest path may continue from a root. Their angle from the direction
 * of arrival is at least π, measured through the floor on both sides ({@link Links}).
 */
final class Sector {

  private final PortalGraph graph;
  private final Nodes nodes;
  private double[] reach = new double[16];
  private int corner;
  private int first;
  private boolean plane;
  private int in;
  private int viaX;
  private int viaY;

  Sector(PortalGraph graph, Nodes nodes) {
    this.graph = graph;
    this.nodes = nodes;
  }

  /**
   * Sets the sector to the sector of a root. Returns whether the arrangement of faces at the root
   * is known.
   */
  boolean enter(int root, int at) {
    return enter(at, nodes.face(root), nodes.viaX(root), nodes.viaY(root));
  }

  /**
   * Sets the sector to the sector of a corner that a path reached in a face, straight from (fromX,
   * fromY).
   */
  boolean enter(int at, int face, int fromX, int fromY) {
    corner = at;
    first = graph.firstFaceAt[at];
    viaX = fromX;
    viaY = fromY;
    plane = graph.links.isPlane(at);
    if (plane) {
      in = graph.entry(at, face);
      return in != Nodes.NONE && comesThrough(in);
    }
    int ends = 2 * (graph.firstFaceAt[at + 1] - first);
    if (ends > reach.length) {
      reach = new double[2 * ends];
    }
    long x = (long) fromX - graph.cornerX[at];
    long y = (long) fromY - graph.cornerY[at];
    return graph.links.enter(at, face, x, y, reach);
  }

  /** Returns whether the path arrived through a face. */
  private boolean comesThrough(int entry) {
    Links links = graph.links;
    long fromStart = -turned(links.startX(entry), links.startY(entry));
    long toEnd = turned(links.endX(entry), links.endY(entry));
    boolean stands = viaX == graph.cornerX[corner] && viaY == graph.cornerY[corner];
    return fromStart >= 0 && toEnd >= 0 && !stands;
  }

  /**
   * Returns a number greater than 0 if a direction is less than π clockwise from the direction of
   * arrival.
   */
  private long turned(int x, int y) {
    int cornerX = graph.cornerX[corner];
    int cornerY = graph.cornerY[corner];
    return turn(cornerX, cornerY, viaX, viaY, cornerX + x, cornerY + y);
  }

  /**
   * Returns whether a direction in a face is at least π from the direction of arrival, in the
   * plane.
   */
  private boolean isStraightOrBeyond(int entry, int x, int y) {
    long turned = entry > in ? -turned(x, y) : turned(x, y);
    if (turned != 0) {
      return turned > 0;
    }
    long dx = (long) viaX - graph.cornerX[corner];
    long dy = (long) viaY - graph.cornerY[corner];
    return dx * x + dy * y < 0;
  }

  /** Returns whether the sector contains no direction in any face. */
  boolean isEmpty() {
    int end = graph.firstFaceAt[corner + 1];
    if (plane) {
      return !holdsSome(first) && !holdsSome(end - 1);
    }
    for (int k = first; k < end; k++) {
      if (holdsSome(k)) {
        return false;
      }
    }
    return true;
  }

  private double toStart(int entry) {
    return reach[2 * (entry - first)];
  }

  private double toEnd(int entry) {
    return reach[2 * (entry - first) + 1];
  }

  private static boolean isTaut(double angle) {
    return angle >= Math.PI - Links.TOLERANCE;
  }

  /**
   * Returns whether the sector contains all directions in a face, given by its position among the
   * corner's faces.
   */
  boolean holdsAll(int entry) {
    if (plane) {
      return entry > in
          ? isStraightOrBeyond(entry, graph.links.startX(entry), graph.links.startY(entry))
          : entry < in
              && isStraightOrBeyond(entry, graph.links.endX(entry), graph.links.endY(entry));
    }
    return isTaut(Math.min(toStart(entry), toEnd(entry)));
  }

  /** Returns whether the sector contains any direction in a face. */
  boolean holdsSome(int entry) {
    if (plane) {
      return entry > in
          ? isStraightOrBeyond(entry, graph.links.endX(entry), graph.links.endY(entry))
          : entry < in
              && isStraightOrBeyond(entry, graph.links.startX(entry), graph.links.startY(entry));
    }
    return isTaut(graph.links.most(entry, toStart(entry), toEnd(entry)));
  }

  /** Returns whether the sector contains the direction to a point in a face. */
  boolean holds(int entry, int x, int y) {
    return plane
        ? isStraightOrBeyond(entry, x - graph.cornerX[corner], y - graph.cornerY[corner])
        : isTaut(angleTo(entry, x, y));
  }

  /** Returns whether the sector contains a direction to any point of a door of a face. */
  boolean meets(int entry, int d) {
    double low = angleTo(entry, graph.lowX(d), graph.lowY(d));
    double high = angleTo(entry, graph.highX(d), graph.highY(d));
    // Between the ends of the door, the angle may be greater, but at most by half of the door's
    // angular width.
    double x = (double) graph.cornerX[corner];
    double y = (double) graph.cornerY[corner];
    double cross =
        (graph.lowX(d) - x) * (graph.highY(d) - y) - (graph.lowY(d) - y) * (graph.highX(d) - x);
    double dot =
        (graph.lowX(d) - x) * (graph.highX(d) - x) + (graph.lowY(d) - y) * (graph.highY(d) - y);
    double span = Math.atan2(Math.abs(cross), dot);
    double most = graph.links.most(entry, toStart(entry), toEnd(entry));
    return isTaut(Math.min(most, (low + high + span) / 2));
  }

  private double angleTo(int entry, int x, int y) {
    return graph.links.to(
        entry, toStart(entry), toEnd(entry), x - graph.cornerX[corner], y - graph.cornerY[corner]);
  }

  /** Returns whether the sector is bounded by a single straight line in each face. */
  boolean isPlane() {
    return plane;
  }

  /**
   * Returns the side of the straight continuation on which a point lies: 1 for the side of the
   * sector in a face, −1 for the other side, 0 for the line itself. The result is only valid in a
   * plane.
   */
  int side(int entry, int x, int y) {
    long turned = turned(x - graph.cornerX[corner], y - graph.cornerY[corner]);
    return Long.signum(entry > in ? -turned : turned);
  }

  /** Returns the x of a point straight ahead in the direction of the path. */
  int straightOnX() {
    return 2 * graph.cornerX[corner] - viaX;
  }

  int straightOnY() {
    return 2 * graph.cornerY[corner] - viaY;
  }
}
