package org.bowsprit.router.classic;

import org.bowsprit.pathfinding.classic.ClassicOpening;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.SharedEdge;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * The newer crossing, which every v5 game uses (spec 08 §9.3). The actor walks perpendicularly to
 * the first shared edge. It enters the last box along the straight line to the destination.
 */
final class EdgeCrossing implements CrossingRule {

  @Override
  public Crossing cross(
      WalkBox from, WalkBox into, boolean isFinal, Point position, Point destination) {
    SharedEdge edge = ClassicOpening.first(into, from);
    if (edge == null) {
      return Crossing.NONE;
    }
    int aim = edge.vertical() ? position.y() : position.x();
    if (isFinal) {
      aim += drift(edge, position, destination);
    }
    int crossing = Math.max(edge.low(), Math.min(edge.high(), aim));
    if (isFinal && crossing == aim) {
      return Crossing.STRAIGHT;
    }
    return Crossing.over(
        edge.vertical() ? new Point(edge.line(), crossing) : new Point(crossing, edge.line()));
  }

  /**
   * Returns how far the straight line to the destination leads along the edge's direction until it
   * meets the edge's line.
   */
  private static int drift(SharedEdge edge, Point position, Point destination) {
    int dx = destination.x() - position.x();
    int dy = destination.y() - position.y();
    return edge.vertical()
        ? driftOverVertical(dy * (edge.line() - position.x()), dx)
        : driftOverHorizontal(dx * (edge.line() - position.y()), dy);
  }

  /** Returns the quotient. A quotient that is not positive but truncates to 0 counts as −1. */
  private static int driftOverVertical(int numerator, int denominator) {
    if (denominator == 0) {
      return 0;
    }
    int drift = numerator / denominator;
    boolean positive = numerator != 0 && (numerator > 0) == (denominator > 0);
    return drift == 0 && !positive ? -1 : drift;
  }

  private static int driftOverHorizontal(int numerator, int denominator) {
    return denominator == 0 ? 0 : numerator / denominator;
  }
}
