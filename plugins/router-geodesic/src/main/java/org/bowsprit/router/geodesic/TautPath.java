package org.bowsprit.router.geodesic;

import org.bowsprit.pathfinding.WaypointList;
import org.bowsprit.pathfinding.portal.Fold;

/**
 * Reads the waypoints and the boxes of a path from a finished search, from its end to its start.
 *
 * <p>Waypoints are the corners at which a path turns and, if it bounces off a fold, the pixel of
 * the door that is nearest to the bounce point. Points at which the path does not turn are left
 * out.
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
  void readPath(int last, int x, int y) {
    waypoints.clear();
    waypoints.add(x, y);
    boxes.begin(nodes.isRoot(last) ? targetFace(last) : nodes.face(last));
    int targetX = x;
    int targetY = y;
    int node = last;
    while (nodes.parent(node) != Nodes.NONE) {
      if (nodes.isRoot(node)) {
        targetX = nodes.x(node);
        targetY = nodes.y(node);
        waypoints.add(targetX, targetY);
        boxes.addConnectingFaces(nodes.face(node), targetX, targetY);
      } else {
        if (nodes.hasFlag(node, Nodes.FOLD_FLAG)) {
          addBouncePoint(node, targetX, targetY);
          targetX = waypoints.x(waypoints.size() - 1);
          targetY = waypoints.y(waypoints.size() - 1);
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
    for (int i = 0; i < search.ends().targetCount(); i++) {
      int face = search.ends().target(i);
      if (search.ends().isRootIn(nodes.corner(root), face)) {
        return face;
      }
    }
    return nodes.face(root);
  }

  /**
   * Adds the pixel of a fold through which the path from the unmirrored root to (aimX, aimY) is
   * shortest.
   */
  private void addBouncePoint(int node, int targetX, int targetY) {
    int door = nodes.door(node);
    int line = graph.line(door);
    boolean isVertical = graph.axis(door) == PortalGraph.VERTICAL;
    int rootAcross = isVertical ? nodes.x(node) : nodes.y(node);
    int rootAlong = isVertical ? nodes.y(node) : nodes.x(node);
    int targetAcross = isVertical ? targetX : targetY;
    int targetAlong = isVertical ? targetY : targetX;
    int low = isVertical ? graph.lowY(door) : graph.lowX(door);
    int high = isVertical ? graph.highY(door) : graph.highX(door);
    int position = Fold.bounce(line, low, high, rootAcross, rootAlong, targetAcross, targetAlong);
    waypoints.add(isVertical ? line : position, isVertical ? position : line);
  }
}
