package org.bowsprit.pathfinding.matrix;

import java.util.Arrays;
import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Finds all pairs of neighbours in a room at once, with the same rule as {@link
 * org.bowsprit.pathfinding.geometry.Neighbours#connect} (spec 08 §6.1).
 *
 * <p>Edges are sorted by their lines, so that only overlapping edges are compared (N1). Collapsed
 * edges are sorted from left to right, so that each box is compared only with the collapsed edges
 * within its width (N2).
 */
final class NeighbourSweep {

  /**
   * The bits of a sort key for the number of an edge. The number is the box times four plus the
   * corner.
   */
  private static final int EDGE_BITS = 30;

  private static final long EDGE_MASK = (1L << EDGE_BITS) - 1;
  private static final int COORDINATE_BITS = 16;
  private static final long HORIZONTAL_FLAG = 1L << (2 * COORDINATE_BITS);

  private final WalkBox[] members;
  private final long[] lineKeys;
  private final long[] pointKeys;
  private final EdgeList neighbours = new EdgeList();
  private int lineCount;
  private int pointCount;

  private NeighbourSweep(WalkBox[] members) {
    this.members = members;
    this.lineKeys = new long[WalkBox.CORNERS * members.length];
    this.pointKeys = new long[WalkBox.CORNERS * members.length];
  }

  /** Returns the pairs of neighbours among some boxes. A pair may occur several times. */
  static EdgeList pairs(WalkBox[] members) {
    NeighbourSweep sweep = new NeighbourSweep(members);
    sweep.sortEdges();
    sweep.addSharedStretches();
    if (sweep.pointCount > 0) {
      sweep.addTouchingPoints();
    }
    return sweep.neighbours;
  }

  private void sortEdges() {
    for (int i = 0; i < members.length; i++) {
      WalkBox box = members[i];
      for (int corner = 0; corner < WalkBox.CORNERS; corner++) {
        int x = box.x(corner);
        int y = box.y(corner);
        int x2 = box.x(corner + 1);
        int y2 = box.y(corner + 1);
        long edgeNumber = (long) i * WalkBox.CORNERS + corner;
        if (x == x2 && y == y2) {
          pointKeys[pointCount++] = (key(x, y) << EDGE_BITS) | edgeNumber;
        } else if (x == x2) {
          lineKeys[lineCount++] = (key(x, Math.min(y, y2)) << EDGE_BITS) | edgeNumber;
        } else if (y == y2) {
          lineKeys[lineCount++] =
              ((HORIZONTAL_FLAG | key(y, Math.min(x, x2))) << EDGE_BITS) | edgeNumber;
        }
      }
    }
    Arrays.sort(lineKeys, 0, lineCount);
    Arrays.sort(pointKeys, 0, pointCount);
  }

  /** Returns a key that orders by the first coordinate, then by the second. */
  private static long key(int first, int second) {
    return ((first - (long) Short.MIN_VALUE) << COORDINATE_BITS) | (second - Short.MIN_VALUE);
  }

  private void addSharedStretches() {
    for (int i = 0; i < lineCount; i++) {
      int owner = boxIndex(lineKeys[i]);
      long end = endKey(lineKeys[i]);
      for (int j = i + 1; j < lineCount && lineKeys[j] < end; j++) {
        addNeighbours(owner, boxIndex(lineKeys[j]));
      }
    }
  }

  /**
   * Returns the smallest key of a stretch on the same line that begins after this stretch has
   * ended.
   */
  private long endKey(long line) {
    WalkBox box = members[boxIndex(line)];
    int corner = (int) (line & EDGE_MASK);
    boolean isHorizontal = ((line >> EDGE_BITS) & HORIZONTAL_FLAG) != 0;
    int end =
        isHorizontal
            ? Math.max(box.x(corner), box.x(corner + 1))
            : Math.max(box.y(corner), box.y(corner + 1));
    long position = line >> EDGE_BITS;
    long lineStart = position - (position & 0xFFFF);
    return (lineStart + (end - Short.MIN_VALUE)) << EDGE_BITS;
  }

  private void addTouchingPoints() {
    for (int i = 0; i < members.length; i++) {
      WalkBox box = members[i];
      int right = box.maxX();
      for (int k = firstPointFrom(box.minX()); k < pointCount && pointX(k) <= right; k++) {
        if (Outline.touches(box, pointX(k), pointY(k))) {
          addNeighbours(i, boxIndex(pointKeys[k]));
        }
      }
    }
  }

  private int firstPointFrom(int x) {
    int index = Arrays.binarySearch(pointKeys, 0, pointCount, key(x, Short.MIN_VALUE) << EDGE_BITS);
    return index < 0 ? -index - 1 : index;
  }

  private int pointX(int k) {
    return (int) (pointKeys[k] >> (EDGE_BITS + COORDINATE_BITS)) + Short.MIN_VALUE;
  }

  private int pointY(int k) {
    return (int) ((pointKeys[k] >> EDGE_BITS) & 0xFFFF) + Short.MIN_VALUE;
  }

  private static int boxIndex(long key) {
    return (int) (key & EDGE_MASK) / WalkBox.CORNERS;
  }

  private void addNeighbours(int a, int b) {
    if (a != b) {
      neighbours.add(members[a].id(), members[b].id());
    }
  }
}
