package org.bowsprit.router.geodesic;

import static org.bowsprit.pathfinding.geometry.Outline.turn;
import static org.bowsprit.router.geodesic.Cones.distance;
import static org.bowsprit.router.geodesic.Nodes.BEYOND_LINE_ONLY;
import static org.bowsprit.router.geodesic.Nodes.FOLD_FLAG;
import static org.bowsprit.router.geodesic.Nodes.LEFT_CORNER;
import static org.bowsprit.router.geodesic.Nodes.MAY_RETURN;
import static org.bowsprit.router.geodesic.Nodes.NONE;
import static org.bowsprit.router.geodesic.Nodes.RIGHT_CORNER;

/**
 * Finds the continuations of a taut path from a node of the search. A path can continue through
 * visible doors, as a narrower cone, and around the corners that limit the view (spec 08 §11.3).
 *
 * <p>Boxes may overlap, and a box may lie on the same side of a door as the box from which it is
 * entered. Such a door is a fold. Faces of a mesh have no folds. The root is mirrored across a
 * fold, so that the path is straight again. Mirrored roots also have integer coordinates, because
 * these doors are parallel to an axis.
 */
final class NodeExpansion {

  /** Receives the results of an expansion. */
  interface Frontier {

    /**
     * Receives a cone if a path can continue through a door.
     *
     * @param node the node from which the path continues
     * @param door the door through which the cone enters a face
     * @param flags flags such as {@link Nodes#LEFT_CORNER} and {@link Nodes#FOLD_FLAG}
     * @param x x of the root of the cone, mirrored at the folds that the path has passed
     * @param y y of the root
     * @param leftX x of the left bound
     * @param leftY y of the left bound
     * @param rightX x of the right bound
     * @param rightY y of the right bound
     */
    void addCone(
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
    void addCorner(int corner, int node, int face, int viaX, int viaY, double length);
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
  void expandRoot(int root) {
    int corner = nodes.corner(root);
    if (corner == NONE) {
      for (int i = 0; i < ends.startCount(); i++) {
        expandFace(root, ends.start(i));
      }
      return;
    }
    int first = graph.firstFaceOfCorner[corner];
    int count = graph.firstFaceOfCorner[corner + 1] - first;
    if (!sector.setTo(root, corner)) {
      for (int k = first; k < first + count; k++) {
        // In the face through which the path reached the root, a turn could be shortened.
        if (graph.facesAtCorners[k] != nodes.face(root)) {
          expandFace(root, graph.facesAtCorners[k]);
        }
      }
      return;
    }
    for (int k = first; k < first + count; k++) {
      if (sector.containsAll(k)) {
        expandFace(root, graph.facesAtCorners[k]);
      } else if (sector.containsSome(k)) {
        expandPartOfFace(root, k);
      }
    }
  }

  /** Expands a root in a face in which every point is visible from the root. */
  private void expandFace(int root, int face) {
    int x = nodes.x(root);
    int y = nodes.y(root);
    for (int door = graph.firstDoor[face]; door < graph.firstDoor[face + 1]; door++) {
      if (canIgnore(root, door)) {
        continue;
      }
      long side =
          turn(x, y, graph.lowX(door), graph.lowY(door), graph.highX(door), graph.highY(door));
      if (side == 0) {
        reachCorner(nearerEnd(door, x, y), root, face);
      } else {
        enterWholeDoor(root, door, side > 0);
      }
    }
  }

  /** Returns whether a door can be ignored for a root. */
  private boolean canIgnore(int root, int door) {
    return !ends.mayUse(door) || ends.isRootIn(nodes.corner(root), graph.to(door));
  }

  private void reachCorner(int end, int root, int face) {
    int x = nodes.x(root);
    int y = nodes.y(root);
    double length = distance(x, y, graph.cornerX[end], graph.cornerY[end]);
    frontier.addCorner(end, root, face, x, y, nodes.g(root) + length);
  }

  private void enterWholeDoor(int root, int door, boolean lowIsLeft) {
    int x = nodes.x(root);
    int y = nodes.y(root);
    int endFlags = turningEnds(root, door);
    if (lowIsLeft) {
      enterFace(
          root,
          door,
          endFlags,
          x,
          y,
          graph.lowX(door),
          graph.lowY(door),
          graph.highX(door),
          graph.highY(door));
    } else {
      enterFace(
          root,
          door,
          swapCorners(endFlags),
          x,
          y,
          graph.highX(door),
          graph.highY(door),
          graph.lowX(door),
          graph.lowY(door));
    }
  }

  /**
   * Returns the flags of the ends of a door at which a path can turn. The low end counts as the
   * left corner. A path that begins off the floor can turn in any direction at its first corner.
   */
  private int turningEnds(int node, int door) {
    if (ends.isStartOutside() && nodes.corner(node) == NONE) {
      return BOTH_CORNERS;
    }
    int turns = graph.turningEnds(door);
    return ((turns & PortalGraph.TURNS_AT_LOW) != 0 ? LEFT_CORNER : 0)
        | ((turns & PortalGraph.TURNS_AT_HIGH) != 0 ? RIGHT_CORNER : 0);
  }

  /** Expands a root like {@link #expandFace}, for a face of which only a part may be entered. */
  private void expandPartOfFace(int root, int entry) {
    int face = graph.facesAtCorners[entry];
    int x = nodes.x(root);
    int y = nodes.y(root);
    for (int door = graph.firstDoor[face]; door < graph.firstDoor[face + 1]; door++) {
      if (canIgnore(root, door)) {
        continue;
      }
      long side =
          turn(x, y, graph.lowX(door), graph.lowY(door), graph.highX(door), graph.highY(door));
      if (side == 0) {
        int end = nearerEnd(door, x, y);
        if (sector.contains(entry, graph.cornerX[end], graph.cornerY[end])) {
          reachCorner(end, root, face);
        }
      } else if (sector.isPlane()) {
        enterPartInSector(root, entry, door, side > 0);
      } else if (sector.containsPartOf(entry, door)) {
        enterWholeDoor(root, door, side > 0);
      }
    }
  }

  /**
   * Enters the part of a door that is in the sector. At most one of the two bounds of this part is
   * an end of the door, unless the whole door is in the sector.
   */
  private void enterPartInSector(int root, int entry, int door, boolean lowIsLeft) {
    final int x = nodes.x(root);
    final int y = nodes.y(root);
    final int leftX = lowIsLeft ? graph.lowX(door) : graph.highX(door);
    final int leftY = lowIsLeft ? graph.lowY(door) : graph.highY(door);
    final int rightX = lowIsLeft ? graph.highX(door) : graph.lowX(door);
    final int rightY = lowIsLeft ? graph.highY(door) : graph.lowY(door);
    int turnFlags = lowIsLeft ? turningEnds(root, door) : swapCorners(turningEnds(root, door));
    int leftSide = sector.side(entry, leftX, leftY);
    int rightSide = sector.side(entry, rightX, rightY);
    int straightX = sector.straightX();
    int straightY = sector.straightY();
    boolean isCrossed =
        turn(x, y, leftX, leftY, straightX, straightY) >= 0
            && turn(x, y, rightX, rightY, straightX, straightY) <= 0;
    if (leftSide + rightSide > 0 || (!isCrossed && Math.max(leftSide, rightSide) > 0)) {
      enterWholeDoor(root, door, lowIsLeft);
    } else if (isCrossed && leftSide > 0) {
      enterFace(root, door, turnFlags & LEFT_CORNER, x, y, leftX, leftY, straightX, straightY);
    } else if (isCrossed && rightSide > 0) {
      enterFace(root, door, turnFlags & RIGHT_CORNER, x, y, straightX, straightY, rightX, rightY);
    } else if (isCrossed && leftSide == 0) {
      reachCorner(
          lowIsLeft ? graph.lowCorner(door) : graph.highCorner(door), root, graph.from(door));
    } else if (isCrossed && rightSide == 0) {
      reachCorner(
          lowIsLeft ? graph.highCorner(door) : graph.lowCorner(door), root, graph.from(door));
    }
  }

  /**
   * Returns the corner at which a path enters a door that has no length or lies on the line of
   * sight. Both ends of the door are collinear with (x, y).
   */
  private int nearerEnd(int door, int x, int y) {
    int low = Math.abs(graph.lowX(door) - x) + Math.abs(graph.lowY(door) - y);
    int high = Math.abs(graph.highX(door) - x) + Math.abs(graph.highY(door) - y);
    return low <= high ? graph.lowCorner(door) : graph.highCorner(door);
  }

  /** Expands a cone. */
  void expandCone(int cone) {
    int entered = nodes.door(cone);
    if (nodes.hasFlag(cone, LEFT_CORNER)) {
      turnAt(cone, endAt(entered, nodes.leftX(cone), nodes.leftY(cone)));
    }
    if (nodes.hasFlag(cone, RIGHT_CORNER)) {
      turnAt(cone, endAt(entered, nodes.rightX(cone), nodes.rightY(cone)));
    }
    int face = nodes.face(cone);
    boolean mayReturn = nodes.hasFlag(cone, MAY_RETURN);
    for (int door = graph.firstDoor[face]; door < graph.firstDoor[face + 1]; door++) {
      int to = graph.to(door);
      if (to != graph.from(entered)
          && ends.mayUse(door)
          && !isOnLineOf(entered, door)
          && !(mayReturn && hasPassed(cone, to))) {
        continueThrough(cone, door);
      }
    }
  }

  /** Returns the corner at the end of a door that lies at (x, y). */
  private int endAt(int door, int x, int y) {
    return x == graph.lowX(door) && y == graph.lowY(door)
        ? graph.lowCorner(door)
        : graph.highCorner(door);
  }

  /**
   * Adds a turn at a bound. The path may turn before it enters the cone's face, because it stops at
   * the door.
   */
  private void turnAt(int cone, int corner) {
    int door = nodes.door(cone);
    int x = nodes.x(cone);
    int y = nodes.y(cone);
    double length = distance(x, y, graph.cornerX[corner], graph.cornerY[corner]);
    boolean isFold = nodes.hasFlag(cone, FOLD_FLAG);
    boolean isVertical = graph.axis(door) == PortalGraph.VERTICAL;
    int viaX = isFold && isVertical ? 2 * graph.lowX(door) - x : x;
    int viaY = isFold && !isVertical ? 2 * graph.lowY(door) - y : y;
    frontier.addCorner(
        corner, nodes.parent(cone), graph.from(door), viaX, viaY, nodes.g(cone) + length);
  }

  /**
   * Returns whether a door lies on the line of the door by which its box was entered. All boxes
   * with an edge on this line have doors to each other, so it was not necessary to enter this box.
   */
  private boolean isOnLineOf(int entered, int door) {
    return graph.axis(door) == graph.axis(entered)
        && !graph.isVirtual(door)
        && graph.sideOf(entered, graph.lowX(door), graph.lowY(door)) == 0
        && graph.sideOf(entered, graph.highX(door), graph.highY(door)) == 0;
  }

  /**
   * Returns whether the path since the last root has passed through a face. A shortest path never
   * returns to a face.
   */
  private boolean hasPassed(int cone, int face) {
    int node = cone;
    while (!nodes.isRoot(node)) {
      if (nodes.face(node) == face) {
        return true;
      }
      node = nodes.parent(node);
    }
    return ends.isRootIn(nodes.corner(node), face);
  }

  /** Continues through the part of a door inside a cone. */
  private void continueThrough(int cone, int door) {
    if (nodes.hasFlag(cone, BEYOND_LINE_ONLY)) {
      continueBeyondLine(cone, door);
    } else {
      continueThrough(
          cone,
          door,
          turningEnds(cone, door),
          graph.lowX(door),
          graph.lowY(door),
          graph.highX(door),
          graph.highY(door));
    }
  }

  /**
   * Like {@link #continueThrough(int, int)}, but cuts off the part on the root's side of the cone's
   * door.
   */
  private void continueBeyondLine(int cone, int door) {
    int entered = nodes.door(cone);
    int line = graph.line(entered);
    int lowX = graph.lowX(door);
    int lowY = graph.lowY(door);
    int highX = graph.highX(door);
    int highY = graph.highY(door);
    if (graph.axis(entered) == PortalGraph.VERTICAL) {
      boolean isGreaterSide = nodes.x(cone) < line;
      lowX = isGreaterSide ? Math.max(lowX, line) : lowX;
      highX = isGreaterSide ? highX : Math.min(highX, line);
    } else {
      boolean isGreaterSide = nodes.y(cone) < line;
      lowY = isGreaterSide ? Math.max(lowY, line) : lowY;
      highY = isGreaterSide ? highY : Math.min(highY, line);
    }
    if (lowX > highX || lowY > highY) {
      return;
    }
    boolean isLowCut = lowX != graph.lowX(door) || lowY != graph.lowY(door);
    boolean isHighCut = highX != graph.highX(door) || highY != graph.highY(door);
    int uncutEnds = (isLowCut ? 0 : LEFT_CORNER) | (isHighCut ? 0 : RIGHT_CORNER);
    if (uncutEnds == BOTH_CORNERS || lowX != highX || lowY != highY) {
      continueThrough(cone, door, uncutEnds & turningEnds(cone, door), lowX, lowY, highX, highY);
    }
  }

  /**
   * Continues through a door from low to high. {@code ends} has a bit for each end that is a real
   * corner.
   */
  private void continueThrough(
      int cone, int door, int ends, int lowX, int lowY, int highX, int highY) {
    long side = turn(nodes.x(cone), nodes.y(cone), lowX, lowY, highX, highY);
    if (side == 0) {
      reachNearerEnd(cone, door);
    } else if (side > 0) {
      continueThroughSection(cone, door, ends, lowX, lowY, highX, highY);
    } else {
      continueThroughSection(cone, door, swapCorners(ends), highX, highY, lowX, lowY);
    }
  }

  /** Continues to the nearer end of a door on the line of sight, if the cone contains this end. */
  private void reachNearerEnd(int cone, int door) {
    int x = nodes.x(cone);
    int y = nodes.y(cone);
    int end = nearerEnd(door, x, y);
    int endX = graph.cornerX[end];
    int endY = graph.cornerY[end];
    if (cones.isBetweenBounds(cone, endX, endY)) {
      frontier.addCorner(
          end, cone, nodes.face(cone), x, y, nodes.g(cone) + distance(x, y, endX, endY));
    }
  }

  /**
   * Enters a door through its section from u, on the left, to w. Only the part of this section that
   * is inside a cone is used.
   */
  private void continueThroughSection(
      int cone, int door, int ends, int ux, int uy, int wx, int wy) {
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
      int returnFlag = nodes.hasFlag(cone, MAY_RETURN) ? MAY_RETURN : 0;
      enterFace(cone, door, corners | returnFlag, x, y, leftX, leftY, rightX, rightY);
    }
  }

  /** Enters the face beyond a door with the cone from (x, y) between two bounds. */
  private void enterFace(
      int node, int door, int flags, int x, int y, int lx, int ly, int rx, int ry) {
    int side = graph.side(door);
    if (side == PortalGraph.BOTH_SIDES) {
      frontier.addCone(node, door, flags | MAY_RETURN | BEYOND_LINE_ONLY, x, y, lx, ly, rx, ry);
      pushMirrored(node, door, flags | BEYOND_LINE_ONLY, x, y, lx, ly, rx, ry);
    } else if (side == graph.sideOf(door, x, y) && graph.axis(door) != PortalGraph.SLANTED) {
      pushMirrored(node, door, flags, x, y, lx, ly, rx, ry);
    } else {
      int returnFlag = side == PortalGraph.IN_LINE ? MAY_RETURN : 0;
      frontier.addCone(node, door, flags | returnFlag, x, y, lx, ly, rx, ry);
    }
  }

  /** Pushes a mirrored cone, in which left and right are exchanged. */
  private void pushMirrored(
      int node, int door, int flags, int x, int y, int lx, int ly, int rx, int ry) {
    int folded = (flags & ~BOTH_CORNERS) | swapCorners(flags) | FOLD_FLAG | MAY_RETURN;
    int line = graph.line(door);
    if (graph.axis(door) == PortalGraph.VERTICAL) {
      frontier.addCone(node, door, folded, 2 * line - x, y, 2 * line - rx, ry, 2 * line - lx, ly);
    } else {
      frontier.addCone(node, door, folded, x, 2 * line - y, rx, 2 * line - ry, lx, 2 * line - ly);
    }
  }

  private static int swapCorners(int corners) {
    return ((corners & LEFT_CORNER) != 0 ? RIGHT_CORNER : 0)
        | ((corners & RIGHT_CORNER) != 0 ? LEFT_CORNER : 0);
  }
}
