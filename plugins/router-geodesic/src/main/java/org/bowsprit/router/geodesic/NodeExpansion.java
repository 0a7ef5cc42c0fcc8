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
 * Finds the continuations of a taut path from a node of the search. A path can continue through
 * visible doors, as a narrower cone, and around the corners that limit the view (spec 08 §11.3).
 *
 * <p>Boxes may overlap, and a box may lie on the same side of a door as the box from which it is
 * entered. This is not possible for faces of a mesh. Such a door is a fold. The root is mirrored
 * across it, so that the path is straight again. Mirrored roots also have integer coordinates,
 * because these doors are parallel to an axis.
 */
final class NodeExpansion {

  /** Receives the results of an expansion. */
  interface Frontier {

    /**
     * Receives a cone if a path can continue through a door.
     *
     * @param node the node from which the path continues
     * @param door the door through which the cone enters a face
     * @param flags flags such as {@link Nodes#LEFT_CORNER} and {@link Nodes#FOLD}
     * @param x x of the root of the cone, mirrored at the folds that the path has passed
     * @param y y of the root
     * @param leftX x of the left bound
     * @param leftY y of the left bound
     * @param rightX x of the right bound
     * @param rightY y of the right bound
     */
    void cone(
        int node, int door, int flags, int x, int y, int leftX, int leftY, int rightX, int rightY);

    /**
     * Receives a corner at which a path can turn.
     *
     * @param corner the corner
     * @param node the node from which the path comes
     * @param face the face through which the path reaches the corner
     * @param viaX x of a point on the straight line by which the path reaches the corner
     * @param viaY y of that point
     * @param length length of the path from the start to the corner
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

  /**
   * Expands a root, limited to the directions in which a path that turns there cannot be shortened.
   */
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
        // In the face through which the path reached the root, a turn could be shortened.
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

  /** Expands a root in a face in which every point is visible from the root. */
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

  /** Returns whether a door can be ignored for a root. */
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
   * Returns the bits of the ends of a door at which a path can turn, where the low end is on the
   * left. A path that begins off the floor can turn in any direction at its first corner.
   */
  private int ends(int node, int d) {
    if (ends.startIsBeside() && nodes.corner(node) == NONE) {
      return BOTH_CORNERS;
    }
    int turns = graph.turns(d);
    return ((turns & PortalGraph.LOW) != 0 ? LEFT_CORNER : 0)
        | ((turns & PortalGraph.HIGH) != 0 ? RIGHT_CORNER : 0);
  }

  /**
   * Expands a root like {@link #lookThroughDoors}, for a face of which only a part may be entered.
   */
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

  /**
   * Enters the part of a door that lies in the sector. A bound of this part is not an end of the
   * door.
   */
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
   * Returns the corner at which a path enters a door that has no length or lies on the line of
   * sight. Both ends of the door are collinear with (x, y).
   */
  private int nearerEnd(int d, int x, int y) {
    int low = Math.abs(graph.lowX(d) - x) + Math.abs(graph.lowY(d) - y);
    int high = Math.abs(graph.highX(d) - x) + Math.abs(graph.highY(d) - y);
    return low <= high ? graph.lowCorner(d) : graph.highCorner(d);
  }

  /** Expands a cone. */
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

  /** Returns the corner at the end of a door that lies at (x, y). */
  private int endAt(int d, int x, int y) {
    return x == graph.lowX(d) && y == graph.lowY(d) ? graph.lowCorner(d) : graph.highCorner(d);
  }

  /**
   * Adds a turn at a bound. The path may turn before it enters the cone's face, because it stops at
   * the door.
   */
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
   * Returns whether a door lies on the line of the door by which its box was entered. All boxes
   * with an edge on this line have doors to each other, so it was not necessary to enter this box.
   */
  private boolean leadsOnAlong(int entered, int d) {
    return graph.axis(d) == graph.axis(entered)
        && !graph.virtual(d)
        && graph.sideOf(entered, graph.lowX(d), graph.lowY(d)) == 0
        && graph.sideOf(entered, graph.highX(d), graph.highY(d)) == 0;
  }

  /**
   * Returns whether the path since the last root has passed through a face. A shortest path never
   * returns to a face.
   */
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

  /** Continues through the part of a door inside a cone. */
  private void narrow(int cone, int d) {
    if (nodes.has(cone, HALF)) {
      narrowBeyond(cone, d);
    } else {
      narrow(cone, d, ends(cone, d), graph.lowX(d), graph.lowY(d), graph.highX(d), graph.highY(d));
    }
  }

  /**
   * Like {@link #narrow(int, int)}, but cuts off the part on the root's side of the cone's door.
   */
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

  /**
   * Continues through a door from low to high. {@code ends} has a bit for each end that is a real
   * corner.
   */
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

  /** Continues to the nearer end of a door on the line of sight, if the cone contains this end. */
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

  /**
   * Enters a door through its section from u, on the left, to w. Only the part of this section that
   * is inside a cone is used.
   */
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

  /** Enters the face beyond a door with the cone from (x, y) between two bounds. */
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

  /** Pushes a mirrored cone, in which left and right are exchanged. */
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
