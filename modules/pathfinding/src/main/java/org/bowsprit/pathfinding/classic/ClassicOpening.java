package org.bowsprit.pathfinding.classic;

import org.bowsprit.pathfinding.geometry.SharedEdge;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Finds the first stretch that two boxes share, in the reference interpreter's order (spec 08 §6.2,
 * 9.3).
 *
 * @since 1.0
 */
public final class ClassicOpening {

  private ClassicOpening() {}

  /**
   * Returns the first qualifying stretch, or null. The outer loop tries the edges of {@code outer}
   * and the inner loop the edges of {@code inner}, vertical before horizontal. Edges that only
   * touch at an end qualify only if one of them has no length.
   */
  public static SharedEdge first(WalkBox outer, WalkBox inner) {
    for (int i = 0; i < WalkBox.CORNERS; i++) {
      for (int j = 0; j < WalkBox.CORNERS; j++) {
        SharedEdge shared = verticalEdge(outer, i, inner, j);
        if (shared == null) {
          shared = horizontalEdge(outer, i, inner, j);
        }
        if (shared != null) {
          return shared;
        }
      }
    }
    return null;
  }

  private static SharedEdge verticalEdge(WalkBox a, int i, WalkBox b, int j) {
    int line = a.x(i);
    if (line != a.x(i + 1) || line != b.x(j) || line != b.x(j + 1)) {
      return null;
    }
    return sharedEdge(true, line, a.y(i), a.y(i + 1), b.y(j), b.y(j + 1));
  }

  private static SharedEdge horizontalEdge(WalkBox a, int i, WalkBox b, int j) {
    int line = a.y(i);
    if (line != a.y(i + 1) || line != b.y(j) || line != b.y(j + 1)) {
      return null;
    }
    return sharedEdge(false, line, a.x(i), a.x(i + 1), b.x(j), b.x(j + 1));
  }

  private static SharedEdge sharedEdge(boolean vertical, int line, int a0, int a1, int b0, int b1) {
    int low = Math.max(Math.min(a0, a1), Math.min(b0, b1));
    int high = Math.min(Math.max(a0, a1), Math.max(b0, b1));
    boolean isTouching =
        Math.max(a0, a1) == Math.min(b0, b1) || Math.max(b0, b1) == Math.min(a0, a1);
    if (low > high || (isTouching && a0 != a1 && b0 != b1)) {
      return null;
    }
    return new SharedEdge(vertical, line, low, high);
  }
}
