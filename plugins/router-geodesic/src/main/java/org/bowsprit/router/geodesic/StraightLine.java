package org.bowsprit.router.geodesic;

import static org.bowsprit.pathfinding.geometry.Outline.turn;

/**
 * Follows the straight line from a root to the target, from face to face and without a search. Most
 * walks in open rooms are such lines. The last piece of every other walk is such a line, too.
 *
 * <p>At folds, and where several doors meet, it may fail although there is a path. The search then
 * finds the path.
 */
final class StraightLine {

  private final PortalGraph graph;
  private final Nodes nodes;
  private final EndFaces ends;

  StraightLine(PortalGraph graph, Nodes nodes, EndFaces ends) {
    this.graph = graph;
    this.nodes = nodes;
    this.ends = ends;
  }

  /**
   * Follows the line from a root. The line starts in one of the root's faces, which does not
   * contain the target.
   *
   * @return a node in the target's face, which is added together with its predecessors; {@link
   *     Nodes#NONE} if this fails
   */
  int follow(int root, int firstFace, int targetX, int targetY) {
    final int size = nodes.size();
    final int x = nodes.x(root);
    final int y = nodes.y(root);
    int node = root;
    int face = firstFace;
    for (int hops = 0; hops < graph.faceCount(); hops++) {
      int door = findExitDoor(face, x, y, targetX, targetY);
      if (door == Nodes.NONE) {
        break;
      }
      face = graph.to(door);
      node = nodes.addCone(node, door, face, 0, x, y, x, y, x, y, nodes.g(root));
      if (ends.isTarget(face)) {
        return node;
      }
    }
    nodes.truncate(size);
    return Nodes.NONE;
  }

  /**
   * Returns the door at the far side of a face through which the line from (x, y) to the target
   * leaves the face.
   */
  private int findExitDoor(int face, int x, int y, int targetX, int targetY) {
    for (int d = graph.firstDoor[face]; d < graph.firstDoor[face + 1]; d++) {
      int side = graph.side(d);
      boolean mayExit =
          graph.axis(d) != PortalGraph.POINT
              && side != PortalGraph.IN_LINE
              && side == graph.sideOfDirection(d, x, y, targetX, targetY)
              && side * graph.sideOf(d, x, y) <= 0
              && side * graph.sideOf(d, targetX, targetY) >= 0
              && ends.mayUse(d);
      if (mayExit && isOnDoor(d, x, y, targetX, targetY)) {
        return d;
      }
    }
    return Nodes.NONE;
  }

  private boolean isOnDoor(int d, int x, int y, int targetX, int targetY) {
    long low = turn(x, y, targetX, targetY, graph.lowX(d), graph.lowY(d));
    long high = turn(x, y, targetX, targetY, graph.highX(d), graph.highY(d));
    return (low <= 0 && high >= 0) || (low >= 0 && high <= 0);
  }
}
