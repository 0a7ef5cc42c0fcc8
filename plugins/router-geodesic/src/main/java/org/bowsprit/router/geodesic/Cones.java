package org.bowsprit.router.geodesic;

import static org.bowsprit.pathfinding.geometry.Outline.turn;

/**
 * What a cone sees (spec 08 §11.3): which points it holds, how far it is through its interval to
 * the target, where the interval begins.
 */
final class Cones {

  private final PortalGraph graph;
  private final Nodes nodes;

  Cones(PortalGraph graph, Nodes nodes) {
    this.graph = graph;
    this.nodes = nodes;
  }

  /**
   * Tells whether a point lies on the far side of the cone's door from its root, or on its line.
   */
  boolean isBeyond(int cone, int x, int y) {
    int door = nodes.door(cone);
    boolean vertical = graph.axis[door] == PortalGraph.VERTICAL;
    int line = vertical ? graph.lowX[door] : graph.lowY[door];
    int rootSide = Integer.signum((vertical ? nodes.x(cone) : nodes.y(cone)) - line);
    return Integer.signum((vertical ? x : y) - line) != rootSide;
  }

  /** Tells whether a point beyond the door lies between the bounds, or on one. */
  boolean holds(int cone, int x, int y) {
    int rootX = nodes.x(cone);
    int rootY = nodes.y(cone);
    return turn(rootX, rootY, nodes.leftX(cone), nodes.leftY(cone), x, y) >= 0
        && turn(rootX, rootY, nodes.rightX(cone), nodes.rightY(cone), x, y) <= 0;
  }

  /**
   * The shortest way from a cone's root through its interval to a target, other boxes ignored. A
   * target on the root's side is mirrored across the door.
   */
  double distanceThrough(int cone, int targetX, int targetY) {
    int door = nodes.door(cone);
    int x = nodes.x(cone);
    int y = nodes.y(cone);
    int tx = targetX;
    int ty = targetY;
    if (!isBeyond(cone, tx, ty)) {
      if (graph.axis[door] == PortalGraph.VERTICAL) {
        tx = 2 * graph.lowX[door] - tx;
      } else {
        ty = 2 * graph.lowY[door] - ty;
      }
    }
    int leftX = nodes.leftX(cone);
    int leftY = nodes.leftY(cone);
    if (turn(x, y, leftX, leftY, tx, ty) < 0) {
      return bend(door, x, y, leftX, leftY, tx, ty);
    }
    int rightX = nodes.rightX(cone);
    int rightY = nodes.rightY(cone);
    if (turn(x, y, rightX, rightY, tx, ty) > 0) {
      return bend(door, x, y, rightX, rightY, tx, ty);
    }
    return distance(x, y, tx, ty);
  }

  /** From (x, y) in the direction of a bound to the door's line, and thence to the target. */
  private double bend(int door, int x, int y, int boundX, int boundY, int tx, int ty) {
    double along = crossing(door, x, y, boundX, boundY);
    boolean vertical = graph.axis[door] == PortalGraph.VERTICAL;
    double cx = vertical ? graph.lowX[door] : along;
    double cy = vertical ? along : graph.lowY[door];
    double toX = cx - x;
    double toY = cy - y;
    double onX = tx - cx;
    double onY = ty - cy;
    return Math.sqrt(toX * toX + toY * toY) + Math.sqrt(onX * onX + onY * onY);
  }

  /** Where, along a door, the direction from (x, y) to a bound crosses its line. */
  private double crossing(int door, int x, int y, int boundX, int boundY) {
    if (graph.axis[door] == PortalGraph.VERTICAL) {
      int line = graph.lowX[door];
      return boundX == line ? boundY : y + (double) (boundY - y) * (line - x) / (boundX - x);
    }
    int line = graph.lowY[door];
    return boundY == line ? boundX : x + (double) (boundX - x) * (line - y) / (boundY - y);
  }

  /** Where a cone's interval begins along its door; 0 for a root. */
  double intervalStart(int node) {
    if (nodes.isRoot(node)) {
      return 0;
    }
    int door = nodes.door(node);
    int x = nodes.x(node);
    int y = nodes.y(node);
    return Math.min(
        crossing(door, x, y, nodes.leftX(node), nodes.leftY(node)),
        crossing(door, x, y, nodes.rightX(node), nodes.rightY(node)));
  }

  static double distance(int ax, int ay, int bx, int by) {
    double dx = (double) bx - ax;
    double dy = (double) by - ay;
    return Math.sqrt(dx * dx + dy * dy);
  }
}
