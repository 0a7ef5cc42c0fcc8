package org.bowsprit.router.geodesic;

import static org.bowsprit.pathfinding.geometry.Outline.turn;
import static org.bowsprit.router.geodesic.Cones.distance;
import static org.bowsprit.router.geodesic.Nodes.FOLD;
import static org.bowsprit.router.geodesic.Nodes.HALF;
import static org.bowsprit.router.geodesic.Nodes.LEFT_CORNER;
import static org.bowsprit.router.geodesic.Nodes.NONE;
import static org.bowsprit.router.geodesic.Nodes.RIGHT_CORNER;
import static org.bowsprit.router.geodesic.Nodes.WINDS;

/**
 * Where a taut path may go on from a node of the search: through the doors it sees, as narrower
 * cones, and round the corners that stop its view (spec 08 §11.3).
 *
 * <p>Boxes may lie above each other, and a box may be entered through a door it shares with a box
 * on the same side. Such a door is a fold: the root is mirrored across it, after which everything
 * is straight again. Mirrored roots are whole points too, since doors are parallel to an axis.
 */
final class NodeExpansion {

  /** Takes what an expansion finds. */
  interface Frontier {

    /**
     * A path may go on through a door, within a cone.
     *
     * @param node the node it goes on from
     * @param door the door it enters by
     * @param flags which bounds are corners, and {@link Nodes#FOLD} and its likes
     * @param x the root of the cone, mirrored by the folds passed
     * @param y its other coordinate
     * @param leftX the left bound
     * @param leftY its other coordinate
     * @param rightX the right bound
     * @param rightY its other coordinate
     */
    void cone(
        int node, int door, int flags, int x, int y, int leftX, int leftY, int rightX, int rightY);

    /**
     * A path may turn at a corner.
     *
     * @param corner the corner
     * @param node the node it comes from
     * @param box the box in which it comes there
     * @param length of the path from the start to the corner
     */
    void corner(int corner, int node, int box, double length);
  }

  private static final int BOTH_CORNERS = LEFT_CORNER | RIGHT_CORNER;

  private final PortalGraph graph;
  private final Nodes nodes;
  private final Cones cones;
  private final EndBoxes ends;
  private final Frontier frontier;

  NodeExpansion(PortalGraph graph, Nodes nodes, Cones cones, EndBoxes ends, Frontier frontier) {
    this.graph = graph;
    this.nodes = nodes;
    this.cones = cones;
    this.ends = ends;
    this.frontier = frontier;
  }

  /** Finds what is seen from a root. */
  void ofRoot(int root) {
    int corner = nodes.corner(root);
    if (corner == NONE) {
      for (int i = 0; i < ends.starts(); i++) {
        lookThroughDoors(root, ends.start(i));
      }
      return;
    }
    for (int k = graph.firstBoxAt[corner]; k < graph.firstBoxAt[corner + 1]; k++) {
      // In the box in which the root was reached a turn could be cut short.
      if (graph.boxAt[k] != nodes.box(root)) {
        lookThroughDoors(root, graph.boxAt[k]);
      }
    }
  }

  /** Everything in a box is in sight from a root in it. */
  private void lookThroughDoors(int root, int from) {
    int x = nodes.x(root);
    int y = nodes.y(root);
    double g = nodes.g(root);
    for (int d = graph.firstDoor[from]; d < graph.firstDoor[from + 1]; d++) {
      if (ends.rootLiesIn(nodes.corner(root), graph.to[d])) {
        continue;
      }
      int lowX = graph.lowX[d];
      int lowY = graph.lowY[d];
      int highX = graph.highX[d];
      int highY = graph.highY[d];
      long side = turn(x, y, lowX, lowY, highX, highY);
      if (side == 0) {
        int end = nearerEnd(d, x, y);
        frontier.corner(
            end, root, from, g + distance(x, y, graph.cornerX[end], graph.cornerY[end]));
      } else if (side > 0) {
        enter(root, d, BOTH_CORNERS, x, y, lowX, lowY, highX, highY);
      } else {
        enter(root, d, BOTH_CORNERS, x, y, highX, highY, lowX, lowY);
      }
    }
  }

  /**
   * The corner by which a door is entered that is seen edge-on or has no length. Both ends lie on
   * one line with (x, y) that is parallel to an axis.
   */
  private int nearerEnd(int d, int x, int y) {
    int low = Math.abs(graph.lowX[d] - x) + Math.abs(graph.lowY[d] - y);
    int high = Math.abs(graph.highX[d] - x) + Math.abs(graph.highY[d] - y);
    return low <= high ? graph.lowCorner[d] : graph.highCorner[d];
  }

  /** Finds where a path through a cone goes on. */
  void ofCone(int cone) {
    int entered = nodes.door(cone);
    if (nodes.has(cone, LEFT_CORNER)) {
      turnAt(cone, endAt(entered, nodes.leftX(cone), nodes.leftY(cone)));
    }
    if (nodes.has(cone, RIGHT_CORNER)) {
      turnAt(cone, endAt(entered, nodes.rightX(cone), nodes.rightY(cone)));
    }
    int box = nodes.box(cone);
    boolean winds = nodes.has(cone, WINDS);
    for (int d = graph.firstDoor[box]; d < graph.firstDoor[box + 1]; d++) {
      int to = graph.to[d];
      if (to != graph.from[entered] && !leadsOnAlong(entered, d) && !(winds && passed(cone, to))) {
        narrow(cone, d);
      }
    }
  }

  /** The corner at that end of a door which lies at (x, y). */
  private int endAt(int d, int x, int y) {
    return x == graph.lowX[d] && y == graph.lowY[d] ? graph.lowCorner[d] : graph.highCorner[d];
  }

  /** A path that turns at a bound need not have entered the cone's box: it stops at the door. */
  private void turnAt(int cone, int corner) {
    if (graph.turns[corner]) {
      double way =
          distance(nodes.x(cone), nodes.y(cone), graph.cornerX[corner], graph.cornerY[corner]);
      frontier.corner(
          corner, nodes.parent(cone), graph.from[nodes.door(cone)], nodes.g(cone) + way);
    }
  }

  /**
   * Tells whether a door lies on the line by which its box was entered. All boxes with an edge
   * there have doors to each other, so that there was no need to enter this one.
   */
  private boolean leadsOnAlong(int entered, int d) {
    return graph.axis[d] == graph.axis[entered]
        && graph.line(d) == graph.line(entered)
        && !graph.virtual[d];
  }

  /** Tells whether the way since the last root was in a box; a shortest path never returns. */
  private boolean passed(int cone, int box) {
    int at = cone;
    while (!nodes.isRoot(at)) {
      if (nodes.box(at) == box) {
        return true;
      }
      at = nodes.parent(at);
    }
    return ends.rootLiesIn(nodes.corner(at), box);
  }

  /** Goes on through the part of a door that lies inside a cone. */
  private void narrow(int cone, int d) {
    if (nodes.has(cone, HALF)) {
      narrowBeyond(cone, d);
    } else {
      narrow(cone, d, BOTH_CORNERS, graph.lowX[d], graph.lowY[d], graph.highX[d], graph.highY[d]);
    }
  }

  /** As {@link #narrow(int, int)}, cutting off what lies on the root's side of the cone's door. */
  private void narrowBeyond(int cone, int d) {
    int entered = nodes.door(cone);
    int line = graph.line(entered);
    int lowX = graph.lowX[d];
    int lowY = graph.lowY[d];
    int highX = graph.highX[d];
    int highY = graph.highY[d];
    if (graph.axis[entered] == PortalGraph.VERTICAL) {
      boolean greater = nodes.x(cone) < line;
      lowX = greater ? Math.max(lowX, line) : lowX;
      highX = greater ? highX : Math.min(highX, line);
    } else {
      boolean greater = nodes.y(cone) < line;
      lowY = greater ? Math.max(lowY, line) : lowY;
      highY = greater ? highY : Math.min(highY, line);
    }
    if (lowX > highX || lowY > highY) {
      return;
    }
    boolean lowCut = lowX != graph.lowX[d] || lowY != graph.lowY[d];
    boolean highCut = highX != graph.highX[d] || highY != graph.highY[d];
    int ends = (lowCut ? 0 : LEFT_CORNER) | (highCut ? 0 : RIGHT_CORNER);
    if (ends == BOTH_CORNERS || lowX != highX || lowY != highY) {
      narrow(cone, d, ends, lowX, lowY, highX, highY);
    }
  }

  /** Goes on through a door from low to high; ends has a corner's bit for each real end. */
  private void narrow(int cone, int d, int ends, int lowX, int lowY, int highX, int highY) {
    long side = turn(nodes.x(cone), nodes.y(cone), lowX, lowY, highX, highY);
    if (side == 0) {
      touch(cone, d);
    } else if (side > 0) {
      clip(cone, d, ends, lowX, lowY, highX, highY);
    } else {
      clip(cone, d, swapped(ends), highX, highY, lowX, lowY);
    }
  }

  /** Goes to the nearer end of a door seen edge-on, if the cone holds it. */
  private void touch(int cone, int d) {
    int x = nodes.x(cone);
    int y = nodes.y(cone);
    int end = nearerEnd(d, x, y);
    int endX = graph.cornerX[end];
    int endY = graph.cornerY[end];
    if (cones.holds(cone, endX, endY)) {
      frontier.corner(end, cone, nodes.box(cone), nodes.g(cone) + distance(x, y, endX, endY));
    }
  }

  /** Enters a door by what a cone holds of its stretch from u, on the left, to w. */
  private void clip(int cone, int d, int ends, int ux, int uy, int wx, int wy) {
    int x = nodes.x(cone);
    int y = nodes.y(cone);
    int leftX = nodes.leftX(cone);
    int leftY = nodes.leftY(cone);
    int rightX = nodes.rightX(cone);
    int rightY = nodes.rightY(cone);
    int corners = 0;
    if (turn(x, y, leftX, leftY, ux, uy) >= 0) {
      leftX = ux;
      leftY = uy;
      corners |= ends & LEFT_CORNER;
    }
    if (turn(x, y, rightX, rightY, wx, wy) <= 0) {
      rightX = wx;
      rightY = wy;
      corners |= ends & RIGHT_CORNER;
    }
    if (turn(x, y, leftX, leftY, rightX, rightY) > 0) {
      int winds = nodes.has(cone, WINDS) ? WINDS : 0;
      enter(cone, d, corners | winds, x, y, leftX, leftY, rightX, rightY);
    }
  }

  /** Enters the box behind a door with the cone from (x, y) between two bounds. */
  private void enter(int node, int d, int flags, int x, int y, int lx, int ly, int rx, int ry) {
    boolean vertical = graph.axis[d] == PortalGraph.VERTICAL;
    int line = vertical ? graph.lowX[d] : graph.lowY[d];
    byte side = graph.side[d];
    if (side == PortalGraph.BOTH_SIDES) {
      frontier.cone(node, d, flags | WINDS | HALF, x, y, lx, ly, rx, ry);
      pushMirrored(node, d, flags | HALF, vertical, line, x, y, lx, ly, rx, ry);
    } else if (side == Integer.signum((vertical ? x : y) - line)) {
      pushMirrored(node, d, flags, vertical, line, x, y, lx, ly, rx, ry);
    } else {
      int winds = side == PortalGraph.IN_LINE ? WINDS : 0;
      frontier.cone(node, d, flags | winds, x, y, lx, ly, rx, ry);
    }
  }

  /** Mirrored, what was on the left is on the right. */
  private void pushMirrored(
      int node,
      int d,
      int flags,
      boolean vertical,
      int line,
      int x,
      int y,
      int lx,
      int ly,
      int rx,
      int ry) {
    int folded = (flags & ~BOTH_CORNERS) | swapped(flags) | FOLD | WINDS;
    if (vertical) {
      frontier.cone(node, d, folded, 2 * line - x, y, 2 * line - rx, ry, 2 * line - lx, ly);
    } else {
      frontier.cone(node, d, folded, x, 2 * line - y, rx, 2 * line - ry, lx, 2 * line - ly);
    }
  }

  private static int swapped(int corners) {
    return ((corners & LEFT_CORNER) != 0 ? RIGHT_CORNER : 0)
        | ((corners & RIGHT_CORNER) != 0 ? LEFT_CORNER : 0);
  }
}
