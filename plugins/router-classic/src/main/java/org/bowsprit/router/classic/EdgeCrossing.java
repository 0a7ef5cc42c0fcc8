package org.bowsprit.router.classic;

import org.bowsprit.pathfinding.classic.ClassicOpening;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.SharedEdge;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * The rule that every v5 game uses (spec 08 §9.3). The actor walks perpendicularly to the first
 * shared edge. If the straight line to the destination crosses the edge into the last box, it walks
 * along this line.
 */
final class EdgeCrossing implements CrossingRule {

  @Override
  public Crossing cross(
      WalkBox from, WalkBox nextBox, boolean isFinal, Point position, Point destination) {
    SharedEdge edge = ClassicOpening.first(nextBox, from);
    if (edge == null) {
      return Crossing.NONE;
    }
    int target = edge.vertical() ? position.y() : position.x();
    if (isFinal) {
      target += offsetAlongEdge(edge, position, destination);
    }
    int crossing = Math.max(edge.low(), Math.min(edge.high(), target));
    if (isFinal && crossing == target) {
      return Crossing.STRAIGHT;
    }
    return Crossing.through(
        edge.vertical() ? new Point(edge.line(), crossing) : new Point(crossing, edge.line()));
  }

  /**
   * Returns the distance along the edge between the actor and the point at which the straight line
   * to the destination meets the edge's line.
   */
  private static int offsetAlongEdge(SharedEdge edge, Point position, Point destination) {
    int dx = destination.x() - position.x();
    int dy = destination.y() - position.y();
    return edge.vertical()
        ? quotientForVertical(dy * (edge.line() - position.x()), dx)
        : quotientForHorizontal(dx * (edge.line() - position.y()), dy);
  }

  /**
   * Returns the quotient, truncated. If the quotient truncates to 0 and is not positive, returns
   * −1.
   */
  private static int quotientForVertical(int numerator, int denominator) {
    if (denominator == 0) {
      return 0;
    }
    int quotient = numerator / denominator;
    boolean isPositive = numerator != 0 && (numerator > 0) == (denominator > 0);
    return quotient == 0 && !isPositive ? -1 : quotient;
  }

  private static int quotientForHorizontal(int numerator, int denominator) {
    return denominator == 0 ? 0 : numerator / denominator;
  }
}
