package org.bowsprit.router.geodesic;

import java.util.Arrays;
import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Tells corners at which a shortest path may turn from those that are surrounded by floor.
 *
 * <p>A corner is surrounded if the four quadrants around it belong to exactly one of its boxes
 * each, and quadrants of different boxes are joined by a door along the line between them: there
 * the floor is a plane, and a path that turned could be cut short.
 */
final class Surroundings {

  private static final int QUADRANTS = 4;
  private static final int NO_BOX = -1;

  /** The direction at which a quadrant begins; it ends at that of the next. */
  private static final int[] DX = {1, 0, -1, 0};

  private static final int[] DY = {0, 1, 0, -1};

  private final Cells cells;
  private final PortalGraph graph;

  Surroundings(Cells cells, PortalGraph graph) {
    this.cells = cells;
    this.graph = graph;
  }

  /** Returns for each corner whether a shortest path may turn there. */
  boolean[] turns() {
    boolean[] turns = new boolean[graph.corners()];
    for (int corner = 0; corner < turns.length; corner++) {
      turns[corner] = !isSurrounded(corner);
    }
    return turns;
  }

  private boolean isSurrounded(int corner) {
    int[] owner = new int[QUADRANTS];
    Arrays.fill(owner, NO_BOX);
    for (int k = graph.firstBoxAt[corner]; k < graph.firstBoxAt[corner + 1]; k++) {
      if (!takesQuadrants(corner, graph.boxAt[k], owner)) {
        return false;
      }
    }
    for (int quadrant = 0; quadrant < QUADRANTS; quadrant++) {
      int next = (quadrant + 1) % QUADRANTS;
      if (owner[quadrant] == NO_BOX || !areJoined(corner, owner[quadrant], owner[next], next)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Notes the quadrants a box holds; false if it holds none, a part of one, or one already held.
   */
  private boolean takesQuadrants(int corner, int id, int[] owner) {
    WalkBox box = cells.shape(id);
    int x = graph.cornerX[corner];
    int y = graph.cornerY[corner];
    boolean takes = false;
    for (int quadrant = 0; quadrant < QUADRANTS; quadrant++) {
      int next = (quadrant + 1) % QUADRANTS;
      if (reaches(box, x, y, DX[quadrant] + DX[next], DY[quadrant] + DY[next])) {
        if (owner[quadrant] != NO_BOX) {
          return false;
        }
        owner[quadrant] = id;
        takes = true;
      }
    }
    return takes && Outline.contains(box, x, y) && !hasSlantedEdgeAt(box, x, y);
  }

  private static boolean hasSlantedEdgeAt(WalkBox box, int x, int y) {
    for (int edge = 0; edge < WalkBox.CORNERS; edge++) {
      int ax = box.x(edge);
      int ay = box.y(edge);
      int bx = box.x(edge + 1);
      int by = box.y(edge + 1);
      if (ax != bx && ay != by && Outline.turn(ax, ay, bx, by, x, y) == 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether the first step from (x, y) in a direction stays in a box. */
  private static boolean reaches(WalkBox box, int x, int y, int dx, int dy) {
    boolean left = false;
    boolean right = false;
    for (int edge = 0; edge < WalkBox.CORNERS; edge++) {
      int ax = box.x(edge);
      int ay = box.y(edge);
      long ex = (long) box.x(edge + 1) - ax;
      long ey = (long) box.y(edge + 1) - ay;
      long side = ex * (y - ay) - ey * (x - ax);
      long turning = side != 0 ? side : ex * dy - ey * dx;
      left |= turning < 0;
      right |= turning > 0;
    }
    return left != right;
  }

  /** Whether two quadrants are of one box or joined by a door along the direction between them. */
  private boolean areJoined(int corner, int a, int b, int direction) {
    if (a == b) {
      return true;
    }
    int x = graph.cornerX[corner];
    int y = graph.cornerY[corner];
    for (int door = graph.firstDoor[a]; door < graph.firstDoor[a + 1]; door++) {
      if (graph.to[door] == b
          && graph.onDoor(door, x, y)
          && graph.onDoor(door, x + DX[direction], y + DY[direction])) {
        return true;
      }
    }
    return false;
  }
}
