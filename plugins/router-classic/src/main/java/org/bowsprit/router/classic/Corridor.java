package org.bowsprit.router.classic;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.classic.ClassicBox;
import org.bowsprit.pathfinding.classic.ClassicSegment;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Two short connections between two boxes, chosen among the nearest points of their corners (spec
 * 08 §9.4).
 *
 * @param a the first connection
 * @param b the second connection, possibly the same as the first
 */
record Corridor(Connection a, Connection b) {

  private static final int SQUARED_LENGTH_LIMIT = 0xFFFF;
  private static final int CONNECTION_COUNT = 3;
  private static final int MIN_LENGTH_DIFFERENCE = 4;

  /**
   * A corner of one box and the nearest point of the other.
   *
   * @param startPoint the end on the box that contains the actor
   * @param endPoint the end on the next box
   * @param isCornerOfNext true if the corner belongs to the next box
   * @param squaredLength the squared length of the connection
   */
  record Connection(Point startPoint, Point endPoint, boolean isCornerOfNext, int squaredLength) {

    private int length() {
      return (int) Math.sqrt(squaredLength);
    }
  }

  /** Returns the corridor, or null if the boxes are too far apart. */
  static Corridor between(WalkBox from, WalkBox nextBox) {
    List<Connection> connections = shortestConnections(candidates(from, nextBox));
    if (connections.isEmpty()) {
      return null;
    }
    while (connections.size() < CONNECTION_COUNT) {
      connections.add(connections.get(connections.size() - 1));
    }
    Connection p0 = connections.get(0);
    Connection p1 = connections.get(1);
    Connection p2 = connections.get(2);
    if (haveCornersOnSameBox(p0, p1) && haveSimilarLength(p0, p1)) {
      return new Corridor(p0, p1);
    }
    if (haveCornersOnSameBox(p0, p2) && p0.length() == p2.length()) {
      return new Corridor(p0, p2);
    }
    if (haveCornersOnSameBox(p1, p2) && p1.length() == p2.length()) {
      return new Corridor(p1, p2);
    }
    if (haveCornersOnSameBox(p0, p2) && haveSimilarLength(p0, p2)) {
      return new Corridor(p0, p2);
    }
    if (haveSimilarLength(p0, p2)) {
      return new Corridor(p1, p2);
    }
    return new Corridor(p0, haveSimilarLength(p0, p1) ? p1 : p0);
  }

  private static boolean haveCornersOnSameBox(Connection p, Connection q) {
    return p.isCornerOfNext == q.isCornerOfNext;
  }

  private static boolean haveSimilarLength(Connection p, Connection q) {
    return Math.abs(p.length() - q.length()) < MIN_LENGTH_DIFFERENCE;
  }

  private static List<Connection> candidates(WalkBox from, WalkBox nextBox) {
    List<Connection> candidates = new ArrayList<>();
    for (int k = 0; k < WalkBox.CORNERS; k++) {
      Point corner = from.corner(k);
      Point nearest = nearest(nextBox, corner);
      candidates.add(new Connection(corner, nearest, false, squaredDistance(corner, nearest)));
    }
    for (int k = 0; k < WalkBox.CORNERS; k++) {
      Point corner = nextBox.corner(k);
      Point nearest = nearest(from, corner);
      candidates.add(new Connection(nearest, corner, true, squaredDistance(corner, nearest)));
    }
    return candidates;
  }

  /**
   * Returns the three shortest candidates within reach. Equally short candidates keep their order.
   */
  private static List<Connection> shortestConnections(List<Connection> candidates) {
    List<Connection> connections = new ArrayList<>();
    candidates.stream()
        .filter(connection -> connection.squaredLength < SQUARED_LENGTH_LIMIT)
        .sorted((p, q) -> Integer.compare(p.squaredLength, q.squaredLength))
        .limit(CONNECTION_COUNT)
        .forEach(connections::add);
    return connections;
  }

  private static Point nearest(WalkBox box, Point point) {
    return PackedPoint.toPoint(ClassicBox.nearest(box, point.x(), point.y()));
  }

  private static int squaredDistance(Point p, Point q) {
    return ClassicSegment.squaredDistance(p.x(), p.y(), q.x(), q.y());
  }
}
