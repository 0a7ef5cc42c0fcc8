package org.bowsprit.router.classic;

import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * The result of a {@link CrossingRule}.
 *
 * @param straight true if the straight line to the destination needs no crossing
 * @param points the points through which the actor walks. The last point is on the border. Empty if
 *     {@code straight} is true, or if the rule finds no crossing (spec 08 §9.5)
 */
record Crossing(boolean straight, List<Point> points) {

  static final Crossing STRAIGHT = new Crossing(true, List.of());
  static final Crossing NONE = new Crossing(false, List.of());

  static Crossing over(Point... points) {
    return new Crossing(false, List.of(points));
  }
}
