package org.bowsprit.router.geodesic;

import org.bowsprit.pathfinding.WaypointList;
import org.bowsprit.pathfinding.portal.Fold;

/**
 * Reads the waypoints and the boxes of a path from a finished search, from its end to its start.
 *
 * <p>Waypoints are the corners at which a path turns and, if it bounces off a fold, the whole pixel
 * of the door nearest to the bounce point. Waypoints within a straight line are left out.
 */
final class TautPath {

  private final PortalGraph graph;
  private final TautSearch search;
  private final Nodes nodes;
  private final CrossedBoxes boxes;
  private final WaypointList waypoints = new WaypointList();

  TautPath(TautSearch search) {
    this.search = search;
    this.nodes = search.nodes();
    this.graph = search.graph();
    this.boxes = new CrossedBoxes(graph);
  }

  /** Reads the path that ends at (x, y), which is visible from {@code last}. */
  void read(int last, int x, int y) {
    waypoints.clear();
    waypoints.add(x, y);
    boxes.begin(nodes.isRoot(last) ? targetFace(last) : nodes.face(last));
    int aimX = x;
    int aimY = y;
    int node = last;
    while (nodes.parent(node) != Nodes.NONE) {
      if (nodes.isRoot(node)) {
        aimX = nodes.x(node);
        aimY = nodes.y(node);
        waypoints.add(aimX, aimY);
        boxes.goAround(nodes.face(node), aimX, aimY);
      } else {
        if (nodes.has(node, Nodes.FOLD)) {
          bounce(node, aimX, aimY);
          aimX = waypoints.x(waypoints.size() - 1);
          aimY = waypoints.y(waypoints.size() - 1);
        }
        boxes.add(graph.from(nodes.door(node)));
      }
      node = nodes.parent(node);
    }
    waypoints.reverse();
    waypoints.dropStraight(nodes.x(node), nodes.y(node));
  }

  /** Returns the waypoints in walking order. */
  int[] waypoints() {
    return waypoints.toArray();
  }

  /** Returns the boxes in walking order. */
  int[] boxes() {
    return boxes.inWalkingOrder();
  }

  private int targetFace(int root) {
    for (int i = 0; i < search.ends().targets(); i++) {
      int face = search.ends().target(i);
      if (search.ends().rootLiesIn(nodes.corner(root), face)) {
        return face;
      }
    }
    return nodes.face(root);
  }

  /**
   * Adds the pixel of a fold over which the path from the unmirrored root to the aim is shortest.
   */
  private void bounce(int node, int aimX, int aimY) {
    int door = nodes.door(node);
    int line = graph.line(door);
    boolean vertical = graph.axis(door) == PortalGraph.VERTICAL;
    int rootAcross = vertical ? nodes.x(node) : nodes.y(node);
    int rootAlong = vertical ? nodes.y(node) : nodes.x(node);
    int aimAcross = vertical ? aimX : aimY;
    int aimAlong = vertical ? aimY : aimX;
    int low = vertical ? graph.lowY(door) : graph.lowX(door);
    int high = vertical ? graph.highY(door) : graph.highX(door);
    int along = Fold.bounce(line, low, high, rootAcross, rootAlong, aimAcross, aimAlong);
    waypoints.add(vertical ? line : along, vertical ? along : line);
  }
}
