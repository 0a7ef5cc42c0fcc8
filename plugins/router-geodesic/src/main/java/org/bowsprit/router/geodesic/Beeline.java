package org.bowsprit.router.geodesic;

import static org.bowsprit.pathfinding.geometry.Outline.turn;

/**
 * Follows the straight line from a root to the target from box to box, without any search. Most
 * walks in open rooms are one, and so is the last piece of every other.
 *
 * <p>It may give up where there is a way, at folds and where several doors meet; the search does
 * not.
 */
final class Beeline {

  private final PortalGraph graph;
  private final Nodes nodes;
  private final EndBoxes ends;

  Beeline(PortalGraph graph, Nodes nodes, EndBoxes ends) {
    this.graph = graph;
    this.nodes = nodes;
    this.ends = ends;
  }

  /**
   * Walks from a root, beginning in one of its boxes, which is not the target's.
   *
   * @return a node in the target's box, added with those that lead to it, or {@link Nodes#NONE}
   */
  int walk(int root, int first, int targetX, int targetY) {
    final int size = nodes.size();
    final int x = nodes.x(root);
    final int y = nodes.y(root);
    int node = root;
    int box = first;
    for (int hops = 0; hops < graph.boxes(); hops++) {
      int door = exit(box, x, y, targetX, targetY);
      if (door == Nodes.NONE) {
        break;
      }
      box = graph.to[door];
      node = nodes.addCone(node, door, box, 0, x, y, x, y, x, y, nodes.g(root));
      if (ends.isTarget(box)) {
        return node;
      }
    }
    nodes.truncate(size);
    return Nodes.NONE;
  }

  /** The door by which the line from (x, y) to the target leaves a box, on the far side of it. */
  private int exit(int box, int x, int y, int targetX, int targetY) {
    int right = Integer.signum(targetX - x);
    int down = Integer.signum(targetY - y);
    for (int d = graph.firstDoor[box]; d < graph.firstDoor[box + 1]; d++) {
      boolean vertical = graph.axis[d] == PortalGraph.VERTICAL;
      int ahead = vertical ? right : down;
      if (ahead == 0 || graph.side[d] != ahead || graph.axis[d] == PortalGraph.POINT) {
        continue;
      }
      int line = vertical ? graph.lowX[d] : graph.lowY[d];
      int before = ahead * (line - (vertical ? x : y));
      int after = ahead * ((vertical ? targetX : targetY) - line);
      if (before >= 0 && after >= 0 && crosses(d, x, y, targetX, targetY)) {
        return d;
      }
    }
    return Nodes.NONE;
  }

  private boolean crosses(int d, int x, int y, int targetX, int targetY) {
    long low = turn(x, y, targetX, targetY, graph.lowX[d], graph.lowY[d]);
    long high = turn(x, y, targetX, targetY, graph.highX[d], graph.highY[d]);
    return (low <= 0 && high >= 0) || (low >= 0 && high <= 0);
  }
}
