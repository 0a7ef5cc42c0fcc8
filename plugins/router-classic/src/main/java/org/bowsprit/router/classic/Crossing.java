package org.bowsprit.router.classic;

import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * The result of a {@link CrossingRule}.
 *
 * @param isStraight true if the actor can walk straight to the destination without a crossing
 * @param points the points through which the actor walks. The last point is on the border. Empty if
 *     {@code isStraight} is true, or if the rule finds no crossing (spec 08 §9.5)
 */
record Crossing(boolean isStraight, List<Point> points) {

  static final Crossing STRAIGHT = new Crossing(true, List.of());
  static final Crossing NONE = new Crossing(false, List.of());

  static Crossing through(Point... points) {
    return new Crossing(false, List.of(points));
  }
}
