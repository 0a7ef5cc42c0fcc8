package org.bowsprit.pathfinding.geometry;

/**
 * Determines which boxes connect, by the rule that was derived from game data (spec 08 §6.1).
 *
 * <p>Flags are ignored, so callers must exclude hidden boxes.
 *
 * @since 1.0
 */
public final class Neighbours {

  private Neighbours() {}

  /**
   * Returns whether two different boxes connect. They connect if they share a stretch of a vertical
   * or horizontal line (N1), or if a collapsed edge of one touches the outline of the other (N2).
   */
  public static boolean connect(WalkBox a, WalkBox b) {
    return a.boundsMeet(b)
        && (SharedEdge.haveSharedStretch(a, b)
            || collapsedEdgeTouches(a, b)
            || collapsedEdgeTouches(b, a));
  }

  private static boolean collapsedEdgeTouches(WalkBox collapsed, WalkBox outline) {
    for (int edge = 0; edge < WalkBox.CORNERS; edge++) {
      if (collapsed.edgeIsCollapsed(edge)
          && Outline.touches(outline, collapsed.x(edge), collapsed.y(edge))) {
        return true;
      }
    }
    return false;
  }
}
