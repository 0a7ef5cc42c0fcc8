package org.bowsprit.router.geodesic;

import java.util.Arrays;
import org.bowsprit.pathfinding.WaypointList;
import org.bowsprit.pathfinding.portal.Fold;

/**
 * Reads the waypoints and the boxes of a path off a finished search, from its end to its start.
 *
 * <p>Waypoints are the corners a path turns at and, where it bounces off a fold, the whole pixel of
 * the door next to the place. Waypoints on a straight line are dropped.
 */
final class TautPath {

  private final PortalGraph graph;
  private final TautSearch search;
  private final Nodes nodes;
  private final Glue glue;
  private final WaypointList waypoints = new WaypointList();
  private int[] chain = new int[32];
  private int chainSize;

  TautPath(TautSearch search) {
    this.search = search;
    this.nodes = search.nodes();
    this.graph = search.graph();
    this.glue = new Glue(graph);
  }

  /** Reads the path that ends at (x, y), in sight of {@code last}. */
  void read(int last, int x, int y) {
    waypoints.clear();
    chainSize = 0;
    int aimX = x;
    int aimY = y;
    waypoints.add(x, y);
    int box = nodes.isRoot(last) ? targetBox(last) : nodes.box(last);
    addBox(box);
    int node = last;
    while (nodes.parent(node) != Nodes.NONE) {
      if (nodes.isRoot(node)) {
        aimX = nodes.x(node);
        aimY = nodes.y(node);
        waypoints.add(aimX, aimY);
        addBoxesBetween(nodes.box(node), box, aimX, aimY);
        box = nodes.box(node);
      } else {
        if (nodes.has(node, Nodes.FOLD)) {
          bounce(node, aimX, aimY);
          aimX = waypoints.x(waypoints.size() - 1);
          aimY = waypoints.y(waypoints.size() - 1);
        }
        box = graph.from[nodes.door(node)];
        addBox(box);
      }
      node = nodes.parent(node);
    }
    waypoints.reverse();
    waypoints.dropStraight(nodes.x(node), nodes.y(node));
  }

  /** The waypoints in walking order. */
  int[] waypoints() {
    return waypoints.toArray();
  }

  /** The boxes in walking order. */
  int[] boxes() {
    int[] result = new int[chainSize];
    for (int i = 0; i < chainSize; i++) {
      result[i] = chain[chainSize - 1 - i];
    }
    return result;
  }

  private int targetBox(int root) {
    for (int box = 0; box < graph.boxes(); box++) {
      if (search.ends().isTarget(box) && search.liesIn(root, box)) {
        return box;
      }
    }
    return nodes.box(root);
  }

  /** Adds the boxes from {@code last} back to {@code first}, which are glued together at (x, y). */
  private void addBoxesBetween(int first, int last, int x, int y) {
    int box = last;
    glue.spreadFrom(first, last, x, y);
    while (box != first) {
      box = glue.previous(box);
      addBox(box);
    }
  }

  /** Adds the pixel of a fold where the way from the unmirrored root to the aim is shortest. */
  private void bounce(int node, int aimX, int aimY) {
    int door = nodes.door(node);
    int line = graph.line(door);
    boolean vertical = graph.axis[door] == PortalGraph.VERTICAL;
    int rootAcross = vertical ? nodes.x(node) : nodes.y(node);
    int rootAlong = vertical ? nodes.y(node) : nodes.x(node);
    int aimAcross = vertical ? aimX : aimY;
    int aimAlong = vertical ? aimY : aimX;
    int low = vertical ? graph.lowY[door] : graph.lowX[door];
    int high = vertical ? graph.highY[door] : graph.highX[door];
    int along = Fold.bounce(line, low, high, rootAcross, rootAlong, aimAcross, aimAlong);
    waypoints.add(vertical ? line : along, vertical ? along : line);
  }

  private void addBox(int box) {
    if (chainSize > 0 && chain[chainSize - 1] == box) {
      return;
    }
    if (chainSize == chain.length) {
      chain = Arrays.copyOf(chain, 2 * chainSize);
    }
    chain[chainSize++] = box;
  }
}
