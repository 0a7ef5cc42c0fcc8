package org.bowsprit.router.geodesic;

import static org.bowsprit.pathfinding.geometry.Outline.turn;

/**
 * Computes the geometry of cones (spec 08 §11.3): whether a point is inside, the distance through
 * the interval to the target, and the start of the interval.
 */
final class Cones {

  private final PortalGraph graph;
  private final Nodes nodes;
  private final Interval interval = new Interval();

  Cones(PortalGraph graph, Nodes nodes) {
    this.graph = graph;
    this.nodes = nodes;
  }

  /**
   * Returns whether a point lies on the line of the cone's door, or on the side that is away from
   * the root.
   */
  boolean isBeyondDoor(int cone, int x, int y) {
    int door = nodes.door(cone);
    return graph.sideOf(door, x, y) != graph.sideOf(door, nodes.x(cone), nodes.y(cone));
  }

  /** Returns whether a point beyond the door lies between the bounds or on one of them. */
  boolean isBetweenBounds(int cone, int x, int y) {
    int rootX = nodes.x(cone);
    int rootY = nodes.y(cone);
    return turn(rootX, rootY, nodes.leftX(cone), nodes.leftY(cone), x, y) >= 0
        && turn(rootX, rootY, nodes.rightX(cone), nodes.rightY(cone), x, y) <= 0;
  }

  /**
   * Returns the shortest distance from a cone's root through its interval to a target, ignoring
   * other boxes. A target on the root's side is mirrored across the door.
   */
  double distanceThrough(int cone, int targetX, int targetY) {
    int door = nodes.door(cone);
    double tx = targetX;
    double ty = targetY;
    if (!isBeyondDoor(cone, targetX, targetY)) {
      double dx = (double) graph.highX(door) - graph.lowX(door);
      double dy = (double) graph.highY(door) - graph.lowY(door);
      double offset = dx * (ty - graph.lowY(door)) - dy * (tx - graph.lowX(door));
      double scale = 2 * offset / (dx * dx + dy * dy);
      tx += dy * scale;
      ty -= dx * scale;
    }
    int x = nodes.x(cone);
    int y = nodes.y(cone);
    int leftX = nodes.leftX(cone);
    int leftY = nodes.leftY(cone);
    if (((double) leftX - x) * (ty - y) - ((double) leftY - y) * (tx - x) < 0) {
      return lengthViaBound(door, x, y, leftX, leftY, tx, ty);
    }
    int rightX = nodes.rightX(cone);
    int rightY = nodes.rightY(cone);
    if (((double) rightX - x) * (ty - y) - ((double) rightY - y) * (tx - x) > 0) {
      return lengthViaBound(door, x, y, rightX, rightY, tx, ty);
    }
    return distance(x, y, tx, ty);
  }

  /**
   * Returns the length of the path from (x, y) in the direction of a bound to the door's line, and
   * from there to the target.
   */
  private double lengthViaBound(
      int door, int x, int y, int boundX, int boundY, double tx, double ty) {
    double fraction = crossingFraction(door, x, y, boundX, boundY);
    double crossX = x + fraction * ((double) boundX - x);
    double crossY = y + fraction * ((double) boundY - y);
    return distance(x, y, crossX, crossY) + distance(crossX, crossY, tx, ty);
  }

  /**
   * Returns the point where the line from (x, y) to a bound crosses the door's line, as a fraction
   * of the way to the bound. The fraction is 1 if the bound lies on the door's line.
   */
  private double crossingFraction(int door, int x, int y, int boundX, int boundY) {
    double dx = (double) graph.highX(door) - graph.lowX(door);
    double dy = (double) graph.highY(door) - graph.lowY(door);
    double rootOffset = dx * ((double) y - graph.lowY(door)) - dy * ((double) x - graph.lowX(door));
    double difference = dx * ((double) y - boundY) - dy * ((double) x - boundX);
    return rootOffset == difference ? 1 : rootOffset / difference;
  }

  /** Returns the interval of a cone. It is valid until the next call. */
  Interval interval(int cone) {
    int x = nodes.x(cone);
    int y = nodes.y(cone);
    interval.setToDoor(graph, nodes.door(cone), x, y);
    interval.narrowTo(
        nodes.leftX(cone) - x,
        nodes.leftY(cone) - y,
        nodes.rightX(cone) - x,
        nodes.rightY(cone) - y);
    return interval;
  }

  /** Returns the start of a cone's interval along the cone's door; 0 for a root. */
  double intervalStart(int node) {
    if (nodes.isRoot(node)) {
      return 0;
    }
    int door = nodes.door(node);
    return Math.min(
        positionOnDoor(node, door, nodes.leftX(node), nodes.leftY(node)),
        positionOnDoor(node, door, nodes.rightX(node), nodes.rightY(node)));
  }

  /**
   * Returns the point where the line from a cone's root to a bound crosses the door, measured along
   * the door's longer extent.
   */
  private double positionOnDoor(int cone, int door, int boundX, int boundY) {
    int x = nodes.x(cone);
    int y = nodes.y(cone);
    double fraction = crossingFraction(door, x, y, boundX, boundY);
    return graph.axis(door) == PortalGraph.VERTICAL
        ? y + fraction * ((double) boundY - y)
        : x + fraction * ((double) boundX - x);
  }

  static double distance(double ax, double ay, double bx, double by) {
    double dx = bx - ax;
    double dy = by - ay;
    return Math.sqrt(dx * dx + dy * dy);
  }
}
