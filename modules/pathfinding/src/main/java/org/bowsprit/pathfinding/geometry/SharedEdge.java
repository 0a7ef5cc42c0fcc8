package org.bowsprit.pathfinding.geometry;

import java.util.ArrayList;
import java.util.List;

/**
 * A stretch of a vertical or horizontal line along which edges of two boxes overlap (spec 08 §8.1,
 * rule G1).
 *
 * @param vertical true if the line is {@code x = line}, false if it is {@code y = line}
 * @param line the coordinate of the line
 * @param low the smaller coordinate of the two ends along the line
 * @param high the larger coordinate of the two ends along the line; equal to {@code low} if only a
 *     point is shared
 * @since 1.0
 */
public record SharedEdge(boolean vertical, int line, int low, int high) {

  /** Returns the length in pixels; 0 for a point. */
  public int length() {
    return high - low;
  }

  /** Returns the end with the smaller coordinate. */
  public Point lowEnd() {
    return vertical ? new Point(line, low) : new Point(low, line);
  }

  /** Returns the end with the larger coordinate. */
  public Point highEnd() {
    return vertical ? new Point(line, high) : new Point(high, line);
  }

  /**
   * Returns the point of the stretch that is nearest to (px, py), packed by {@link PackedPoint}.
   */
  public long nearest(int px, int py) {
    return vertical
        ? PackedPoint.of(line, Math.max(low, Math.min(high, py)))
        : PackedPoint.of(Math.max(low, Math.min(high, px)), line);
  }

  /**
   * Returns the widest stretch that the outlines of two boxes share; null if there is none.
   *
   * <p>Single points are included, and an edge without length is both vertical and horizontal. The
   * outer loop tries the edges of a, the inner loop the edges of b, vertical before horizontal. If
   * several stretches are equally wide, the first stretch is used.
   */
  public static SharedEdge widest(WalkBox a, WalkBox b) {
    SharedEdge widest = null;
    for (SharedEdge edge : all(a, b)) {
      if (widest == null || edge.length() > widest.length()) {
        widest = edge;
      }
    }
    return widest;
  }

  /**
   * Returns every stretch that the outlines of two boxes share, including single points, in the
   * order of {@link #widest}. The same stretch may occur more than once.
   */
  public static List<SharedEdge> all(WalkBox a, WalkBox b) {
    List<SharedEdge> edges = new ArrayList<>();
    if (!a.boundsMeet(b)) {
      return edges;
    }
    for (int i = 0; i < WalkBox.CORNERS; i++) {
      for (int j = 0; j < WalkBox.CORNERS; j++) {
        addIfShared(edges, vertical(a, i, b, j));
        addIfShared(edges, horizontal(a, i, b, j));
      }
    }
    return edges;
  }

  /** Returns whether two outlines share a stretch of positive length. */
  static boolean haveSharedStretch(WalkBox a, WalkBox b) {
    for (int i = 0; i < WalkBox.CORNERS; i++) {
      for (int j = 0; j < WalkBox.CORNERS; j++) {
        if (isStretch(
                a.x(i), a.x(i + 1), a.y(i), a.y(i + 1), b.x(j), b.x(j + 1), b.y(j), b.y(j + 1))
            || isStretch(
                a.y(i), a.y(i + 1), a.x(i), a.x(i + 1), b.y(j), b.y(j + 1), b.x(j), b.x(j + 1))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isStretch(
      int aLine, int aLine2, int a0, int a1, int bLine, int bLine2, int b0, int b1) {
    return aLine == aLine2
        && aLine == bLine
        && aLine == bLine2
        && Math.max(Math.min(a0, a1), Math.min(b0, b1))
            < Math.min(Math.max(a0, a1), Math.max(b0, b1));
  }

  private static void addIfShared(List<SharedEdge> edges, SharedEdge edge) {
    if (edge != null && edge.low <= edge.high) {
      edges.add(edge);
    }
  }

  private static SharedEdge vertical(WalkBox a, int i, WalkBox b, int j) {
    int line = a.x(i);
    if (a.x(i + 1) != line || b.x(j) != line || b.x(j + 1) != line) {
      return null;
    }
    return new SharedEdge(
        true,
        line,
        Math.max(Math.min(a.y(i), a.y(i + 1)), Math.min(b.y(j), b.y(j + 1))),
        Math.min(Math.max(a.y(i), a.y(i + 1)), Math.max(b.y(j), b.y(j + 1))));
  }

  private static SharedEdge horizontal(WalkBox a, int i, WalkBox b, int j) {
    int line = a.y(i);
    if (a.y(i + 1) != line || b.y(j) != line || b.y(j + 1) != line) {
      return null;
    }
    return new SharedEdge(
        false,
        line,
        Math.max(Math.min(a.x(i), a.x(i + 1)), Math.min(b.x(j), b.x(j + 1))),
        Math.min(Math.max(a.x(i), a.x(i + 1)), Math.max(b.x(j), b.x(j + 1))));
  }
}
