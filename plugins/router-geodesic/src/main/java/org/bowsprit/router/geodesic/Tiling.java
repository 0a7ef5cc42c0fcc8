package org.bowsprit.router.geodesic;

import java.util.Arrays;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.SharedEdge;

/**
 * The boxes below the cells, and the doors between them, in flat arrays: what it takes to name the
 * boxes a path crosses. Immutable.
 */
final class Tiling {

  /** Position of each box's first door; one entry more than boxes. */
  final int[] firstDoor;

  /** Box behind each door. */
  final int[] to;

  private final Floor floor;
  private final Cells cells;
  private final boolean[] alone;
  private final boolean[] inside;
  private final boolean[] vertical;
  private final byte[] side;
  private final int[] lowX;
  private final int[] lowY;
  private final int[] highX;
  private final int[] highY;

  Tiling(Floor floor, Doors doors, Cells cells) {
    this.floor = floor;
    this.cells = cells;
    int count = doors.size();
    firstDoor = new int[floor.boxCount() + 1];
    to = new int[count];
    alone = new boolean[floor.boxCount()];
    Arrays.fill(alone, true);
    inside = new boolean[count];
    vertical = new boolean[count];
    side = new byte[count];
    lowX = new int[count];
    lowY = new int[count];
    highX = new int[count];
    highY = new int[count];
    for (int door = 0; door < count; door++) {
      SharedEdge opening = doors.opening(door);
      int from = doors.from(door);
      firstDoor[from + 1]++;
      to[door] = doors.to(door);
      inside[door] = cells.of(from) == cells.of(to[door]);
      alone[from] &= !inside[door];
      vertical[door] = opening.vertical();
      side[door] = Doors.side(opening, floor.box(to[door]));
      lowX[door] = opening.lowEnd().x();
      lowY[door] = opening.lowEnd().y();
      highX[door] = opening.highEnd().x();
      highY[door] = opening.highEnd().y();
    }
    for (int box = 0; box < floor.boxCount(); box++) {
      firstDoor[box + 1] += firstDoor[box];
    }
  }

  int boxes() {
    return firstDoor.length - 1;
  }

  /** The cell a box belongs to. */
  int cell(int box) {
    return cells.of(box);
  }

  /** Tells whether a box is a cell of its own. */
  boolean isAlone(int box) {
    return alone[box];
  }

  /** Tells whether a door leads to a box of the same cell. */
  boolean staysInside(int door) {
    return inside[door];
  }

  /** Tells whether a point lies on a door, its ends included. */
  boolean onDoor(int door, int x, int y) {
    return x >= lowX[door] && x <= highX[door] && y >= lowY[door] && y <= highY[door];
  }

  /** Tells whether a box holds a point. */
  boolean holds(int box, int x, int y) {
    return Outline.contains(floor.box(box), x, y);
  }

  /**
   * The box of the same cell into which the line from (ax, ay) to (bx, by) leaves a box, {@link
   * Nodes#NONE} if it ends before, or leaves the cell.
   */
  int next(int box, int ax, int ay, int bx, int by) {
    int right = Integer.signum(bx - ax);
    int down = Integer.signum(by - ay);
    for (int door = firstDoor[box]; door < firstDoor[box + 1]; door++) {
      int ahead = vertical[door] ? right : down;
      if (inside[door] && ahead != 0 && side[door] == ahead) {
        int line = vertical[door] ? lowX[door] : lowY[door];
        int before = ahead * (line - (vertical[door] ? ax : ay));
        int after = ahead * ((vertical[door] ? bx : by) - line);
        if (before >= 0 && after >= 0 && crosses(door, ax, ay, bx, by)) {
          return to[door];
        }
      }
    }
    return Nodes.NONE;
  }

  private boolean crosses(int door, int ax, int ay, int bx, int by) {
    long low = Outline.turn(ax, ay, bx, by, lowX[door], lowY[door]);
    long high = Outline.turn(ax, ay, bx, by, highX[door], highY[door]);
    return (low <= 0 && high >= 0) || (low >= 0 && high <= 0);
  }
}
