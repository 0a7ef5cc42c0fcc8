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
    Connection shortest = connections.get(0);
    Connection second = connections.get(1);
    Connection third = connections.get(2);
    if (haveCornersOnSameBox(shortest, second) && haveSimilarLength(shortest, second)) {
      return new Corridor(shortest, second);
    }
    if (haveCornersOnSameBox(shortest, third) && shortest.length() == third.length()) {
      return new Corridor(shortest, third);
    }
    if (haveCornersOnSameBox(second, third) && second.length() == third.length()) {
      return new Corridor(second, third);
    }
    if (haveCornersOnSameBox(shortest, third) && haveSimilarLength(shortest, third)) {
      return new Corridor(shortest, third);
    }
    if (haveSimilarLength(shortest, third)) {
      return new Corridor(second, third);
    }
    return new Corridor(shortest, haveSimilarLength(shortest, second) ? second : shortest);
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
      Point nearestPoint = nearest(nextBox, corner);
      candidates.add(
          new Connection(corner, nearestPoint, false, squaredDistance(corner, nearestPoint)));
    }
    for (int k = 0; k < WalkBox.CORNERS; k++) {
      Point corner = nextBox.corner(k);
      Point nearestPoint = nearest(from, corner);
      candidates.add(
          new Connection(nearestPoint, corner, true, squaredDistance(corner, nearestPoint)));
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
