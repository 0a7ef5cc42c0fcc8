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
 * on the same side; faces of a mesh may not. Such a door is a fold: the root is mirrored across it,
 * after which everything is straight again. Mirrored roots are whole points too, since doors are
 * parallel to an axis.
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
     * @param face the face in which it comes there
     * @param viaX a place on the straight line by which it comes there
     * @param viaY its other coordinate
     * @param length of the path from the start to the corner
     */
    void corner(int corner, int node, int face, int viaX, int viaY, double length);
  }

  private static final int BOTH_CORNERS = LEFT_CORNER | RIGHT_CORNER;

  private final PortalGraph graph;
  private final Nodes nodes;
  private final Cones cones;
  private final EndFaces ends;
  private final Frontier frontier;
  private final Sector sector;

  NodeExpansion(PortalGraph graph, Nodes nodes, Cones cones, EndFaces ends, Frontier frontier) {
    this.graph = graph;
    this.nodes = nodes;
    this.cones = cones;
    this.ends = ends;
    this.frontier = frontier;
    this.sector = new Sector(graph, nodes);
  }

  /** Finds what is seen from a root, where a path that turns there cannot be cut short. */
  void ofRoot(int root) {
    int corner = nodes.corner(root);
    if (corner == NONE) {
      for (int i = 0; i < ends.starts(); i++) {
        lookThroughDoors(root, ends.start(i));
      }
      return;
    }
    int first = graph.firstFaceAt[corner];
    int count = graph.firstFaceAt[corner + 1] - first;
    if (!sector.enter(root, corner)) {
      for (int k = first; k < first + count; k++) {
        // In the face in which the root was reached a turn could be cut short.
        if (graph.faceAt[k] != nodes.face(root)) {
          lookThroughDoors(root, graph.faceAt[k]);
        }
      }
      return;
    }
    for (int k = first; k < first + count; k++) {
      if (sector.holdsAll(k)) {
        lookThroughDoors(root, graph.faceAt[k]);
      } else if (sector.holdsSome(k)) {
        lookAside(root, k);
      }
    }
  }

  /** Everything in a face is in sight from a root in it. */
  private void lookThroughDoors(int root, int from) {
    int x = nodes.x(root);
    int y = nodes.y(root);
    for (int d = graph.firstDoor[from]; d < graph.firstDoor[from + 1]; d++) {
      if (isBehind(root, d)) {
        continue;
      }
      long side = turn(x, y, graph.lowX(d), graph.lowY(d), graph.highX(d), graph.highY(d));
      if (side == 0) {
        goTo(nearerEnd(d, x, y), root, from);
      } else {
        enterWhole(root, d, side > 0);
      }
    }
  }

  /** Returns whether a door need not be looked through from a root. */
  private boolean isBehind(int root, int d) {
    return !ends.mayLead(d) || ends.rootLiesIn(nodes.corner(root), graph.to(d));
  }

  private void goTo(int end, int root, int face) {
    int x = nodes.x(root);
    int y = nodes.y(root);
    double way = distance(x, y, graph.cornerX[end], graph.cornerY[end]);
    frontier.corner(end, root, face, x, y, nodes.g(root) + way);
  }

  private void enterWhole(int root, int d, boolean lowIsLeft) {
    int x = nodes.x(root);
    int y = nodes.y(root);
    int ends = ends(root, d);
    if (lowIsLeft) {
      enter(root, d, ends, x, y, graph.lowX(d), graph.lowY(d), graph.highX(d), graph.highY(d));
    } else {
      enter(
          root,
          d,
          swapped(ends),
          x,
          y,
          graph.highX(d),
          graph.highY(d),
          graph.lowX(d),
          graph.lowY(d));
    }
  }

  /**
   * The bits of the ends of a door at which a path may turn, the low end being on the left. A path
   * that begins beside the floor may turn anywhere when it first comes to a corner.
   */
  private int ends(int node, int d) {
    if (ends.startIsBeside() && nodes.corner(node) == NONE) {
      return BOTH_CORNERS;
    }
    int turns = graph.turns(d);
    return ((turns & PortalGraph.LOW) != 0 ? LEFT_CORNER : 0)
        | ((turns & PortalGraph.HIGH) != 0 ? RIGHT_CORNER : 0);
  }

  /** As {@link #lookThroughDoors}, in a face of which a part only may be entered. */
  private void lookAside(int root, int entry) {
    int face = graph.faceAt[entry];
    int x = nodes.x(root);
    int y = nodes.y(root);
    for (int d = graph.firstDoor[face]; d < graph.firstDoor[face + 1]; d++) {
      if (isBehind(root, d)) {
        continue;
      }
      long side = turn(x, y, graph.lowX(d), graph.lowY(d), graph.highX(d), graph.highY(d));
      if (side == 0) {
        int end = nearerEnd(d, x, y);
        if (sector.holds(entry, graph.cornerX[end], graph.cornerY[end])) {
          goTo(end, root, face);
        }
      } else if (sector.isPlane()) {
        cut(root, entry, d, side > 0);
      } else if (sector.meets(entry, d)) {
        enterWhole(root, d, side > 0);
      }
    }
  }

  /** Enters a door by what the sector holds of it, whose bound is no end of the door. */
  private void cut(int root, int entry, int d, boolean lowIsLeft) {
    final int x = nodes.x(root);
    final int y = nodes.y(root);
    final int leftX = lowIsLeft ? graph.lowX(d) : graph.highX(d);
    final int leftY = lowIsLeft ? graph.lowY(d) : graph.highY(d);
    final int rightX = lowIsLeft ? graph.highX(d) : graph.lowX(d);
    final int rightY = lowIsLeft ? graph.highY(d) : graph.lowY(d);
    int turning = lowIsLeft ? ends(root, d) : swapped(ends(root, d));
    int left = sector.side(entry, leftX, leftY);
    int right = sector.side(entry, rightX, rightY);
    int onX = sector.straightOnX();
    int onY = sector.straightOnY();
    boolean crossed =
        turn(x, y, leftX, leftY, onX, onY) >= 0 && turn(x, y, rightX, rightY, onX, onY) <= 0;
    if (left + right > 0 || (!crossed && Math.max(left, right) > 0)) {
      enterWhole(root, d, lowIsLeft);
    } else if (crossed && left > 0) {
      enter(root, d, turning & LEFT_CORNER, x, y, leftX, leftY, onX, onY);
    } else if (crossed && right > 0) {
      enter(root, d, turning & RIGHT_CORNER, x, y, onX, onY, rightX, rightY);
    } else if (crossed && left == 0) {
      goTo(lowIsLeft ? graph.lowCorner(d) : graph.highCorner(d), root, graph.from(d));
    } else if (crossed && right == 0) {
      goTo(lowIsLeft ? graph.highCorner(d) : graph.lowCorner(d), root, graph.from(d));
    }
  }

  /**
   * The corner by which a door is entered that is seen edge-on or has no length. Both ends lie on
   * one line with (x, y).
   */
  private int nearerEnd(int d, int x, int y) {
    int low = Math.abs(graph.lowX(d) - x) + Math.abs(graph.lowY(d) - y);
    int high = Math.abs(graph.highX(d) - x) + Math.abs(graph.highY(d) - y);
    return low <= high ? graph.lowCorner(d) : graph.highCorner(d);
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
    int face = nodes.face(cone);
    boolean winds = nodes.has(cone, WINDS);
    for (int d = graph.firstDoor[face]; d < graph.firstDoor[face + 1]; d++) {
      int to = graph.to(d);
      if (to != graph.from(entered)
          && ends.mayLead(d)
          && !leadsOnAlong(entered, d)
          && !(winds && passed(cone, to))) {
        narrow(cone, d);
      }
    }
  }

  /** The corner at that end of a door which lies at (x, y). */
  private int endAt(int d, int x, int y) {
    return x == graph.lowX(d) && y == graph.lowY(d) ? graph.lowCorner(d) : graph.highCorner(d);
  }

  /** A path that turns at a bound need not have entered the cone's face: it stops at the door. */
  private void turnAt(int cone, int corner) {
    int door = nodes.door(cone);
    int x = nodes.x(cone);
    int y = nodes.y(cone);
    double way = distance(x, y, graph.cornerX[corner], graph.cornerY[corner]);
    boolean fold = nodes.has(cone, FOLD);
    boolean vertical = graph.axis(door) == PortalGraph.VERTICAL;
    int viaX = fold && vertical ? 2 * graph.lowX(door) - x : x;
    int viaY = fold && !vertical ? 2 * graph.lowY(door) - y : y;
    frontier.corner(corner, nodes.parent(cone), graph.from(door), viaX, viaY, nodes.g(cone) + way);
  }

  /**
   * Returns whether a door lies on the line by which its box was entered. All boxes with an edge
   * there have doors to each other, so that there was no need to enter this one.
   */
  private boolean leadsOnAlong(int entered, int d) {
    return graph.axis(d) == graph.axis(entered)
        && !graph.virtual(d)
        && graph.sideOf(entered, graph.lowX(d), graph.lowY(d)) == 0
        && graph.sideOf(entered, graph.highX(d), graph.highY(d)) == 0;
  }

  /** Returns whether the way since the last root was in a face; a shortest path never returns. */
  private boolean passed(int cone, int face) {
    int at = cone;
    while (!nodes.isRoot(at)) {
      if (nodes.face(at) == face) {
        return true;
      }
      at = nodes.parent(at);
    }
    return ends.rootLiesIn(nodes.corner(at), face);
  }

  /** Goes on through the part of a door that lies inside a cone. */
  private void narrow(int cone, int d) {
    if (nodes.has(cone, HALF)) {
      narrowBeyond(cone, d);
    } else {
      narrow(cone, d, ends(cone, d), graph.lowX(d), graph.lowY(d), graph.highX(d), graph.highY(d));
    }
  }

  /** As {@link #narrow(int, int)}, cutting off what lies on the root's side of the cone's door. */
  private void narrowBeyond(int cone, int d) {
    int entered = nodes.door(cone);
    int line = graph.line(entered);
    int lowX = graph.lowX(d);
    int lowY = graph.lowY(d);
    int highX = graph.highX(d);
    int highY = graph.highY(d);
    if (graph.axis(entered) == PortalGraph.VERTICAL) {
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
    boolean lowCut = lowX != graph.lowX(d) || lowY != graph.lowY(d);
    boolean highCut = highX != graph.highX(d) || highY != graph.highY(d);
    int whole = (lowCut ? 0 : LEFT_CORNER) | (highCut ? 0 : RIGHT_CORNER);
    if (whole == BOTH_CORNERS || lowX != highX || lowY != highY) {
      narrow(cone, d, whole & ends(cone, d), lowX, lowY, highX, highY);
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
      frontier.corner(
          end, cone, nodes.face(cone), x, y, nodes.g(cone) + distance(x, y, endX, endY));
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

  /** Enters the face behind a door with the cone from (x, y) between two bounds. */
  private void enter(int node, int d, int flags, int x, int y, int lx, int ly, int rx, int ry) {
    int side = graph.side(d);
    if (side == PortalGraph.BOTH_SIDES) {
      frontier.cone(node, d, flags | WINDS | HALF, x, y, lx, ly, rx, ry);
      pushMirrored(node, d, flags | HALF, x, y, lx, ly, rx, ry);
    } else if (side == graph.sideOf(d, x, y) && graph.axis(d) != PortalGraph.SLANTED) {
      pushMirrored(node, d, flags, x, y, lx, ly, rx, ry);
    } else {
      int winds = side == PortalGraph.IN_LINE ? WINDS : 0;
      frontier.cone(node, d, flags | winds, x, y, lx, ly, rx, ry);
    }
  }

  /** Mirrored, what was on the left is on the right. */
  private void pushMirrored(
      int node, int d, int flags, int x, int y, int lx, int ly, int rx, int ry) {
    int folded = (flags & ~BOTH_CORNERS) | swapped(flags) | FOLD | WINDS;
    int line = graph.line(d);
    if (graph.axis(d) == PortalGraph.VERTICAL) {
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
