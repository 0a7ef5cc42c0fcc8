package org.bowsprit.router.geodesic;

import static org.bowsprit.pathfinding.geometry.Outline.turn;

/**
 * The directions in which a shortest path may go on from a root: those at an angle of π or more
 * from the way it came, measured through the floor, whichever way round ({@link Links}).
 */
final class Sector {

  private final PortalGraph graph;
  private final Nodes nodes;
  private double[] reach = new double[16];
  private int corner;
  private int first;
  private int viaX;
  private int viaY;

  Sector(PortalGraph graph, Nodes nodes) {
    this.graph = graph;
    this.nodes = nodes;
  }

  /** Comes to the corner of a root; returns whether anything is known of its surroundings. */
  boolean enter(int root, int at) {
    return enter(at, nodes.face(root), nodes.viaX(root), nodes.viaY(root));
  }

  /** Comes to a corner in a face, straight from (fromX, fromY). */
  boolean enter(int at, int face, int fromX, int fromY) {
    corner = at;
    first = graph.firstFaceAt[at];
    viaX = fromX;
    viaY = fromY;
    int ends = 2 * (graph.firstFaceAt[at + 1] - first);
    if (ends > reach.length) {
      reach = new double[2 * ends];
    }
    long x = (long) fromX - graph.cornerX[at];
    long y = (long) fromY - graph.cornerY[at];
    return graph.links.enter(at, face, x, y, reach);
  }

  /** Tells whether there is a face of which it holds anything. */
  boolean isEmpty() {
    for (int k = first; k < graph.firstFaceAt[corner + 1]; k++) {
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

  /** Tells whether it holds all directions in a face, given by its place among the corner's. */
  boolean holdsAll(int entry) {
    return isTaut(Math.min(toStart(entry), toEnd(entry)));
  }

  /** Tells whether it holds any direction in a face. */
  boolean holdsSome(int entry) {
    return isTaut(graph.links.most(entry, toStart(entry), toEnd(entry)));
  }

  /** Tells whether it holds the direction to a point in a face. */
  boolean holds(int entry, int x, int y) {
    return isTaut(angleTo(entry, x, y));
  }

  /** Tells whether it holds a direction to any point of a door of a face. */
  boolean meets(int entry, int d) {
    double low = angleTo(entry, graph.lowX[d], graph.lowY[d]);
    double high = angleTo(entry, graph.highX[d], graph.highY[d]);
    // In between the angle may be greater, but not by more than half of what the door spans.
    double x = (double) graph.cornerX[corner];
    double y = (double) graph.cornerY[corner];
    double cross =
        (graph.lowX[d] - x) * (graph.highY[d] - y) - (graph.lowY[d] - y) * (graph.highX[d] - x);
    double dot =
        (graph.lowX[d] - x) * (graph.highX[d] - x) + (graph.lowY[d] - y) * (graph.highY[d] - y);
    double span = Math.atan2(Math.abs(cross), dot);
    double most = graph.links.most(entry, toStart(entry), toEnd(entry));
    return isTaut(Math.min(most, (low + high + span) / 2));
  }

  private double angleTo(int entry, int x, int y) {
    return graph.links.to(
        entry, toStart(entry), toEnd(entry), x - graph.cornerX[corner], y - graph.cornerY[corner]);
  }

  /** Tells whether one straight line bounds it in each face. */
  boolean isPlane() {
    return graph.links.isPlane(corner);
  }

  /**
   * Tells on which side of the line straight on a point lies: 1 on that where the sector is within
   * a face, −1 on the other, 0 on the line. Only where all lies in a plane.
   */
  int side(int entry, int x, int y) {
    Links links = graph.links;
    boolean start = toStart(entry) > toEnd(entry);
    int dx = start ? links.startX(entry) : links.endX(entry);
    int dy = start ? links.startY(entry) : links.endY(entry);
    int cornerX = graph.cornerX[corner];
    int cornerY = graph.cornerY[corner];
    int within = Long.signum(turn(cornerX, cornerY, viaX, viaY, cornerX + dx, cornerY + dy));
    int beside = Long.signum(turn(cornerX, cornerY, viaX, viaY, x, y));
    return within == 0 ? -Math.abs(beside) : within * beside;
  }

  /** A place straight on from where the path came. */
  int straightOnX() {
    return 2 * graph.cornerX[corner] - viaX;
  }

  int straightOnY() {
    return 2 * graph.cornerY[corner] - viaY;
  }
}
