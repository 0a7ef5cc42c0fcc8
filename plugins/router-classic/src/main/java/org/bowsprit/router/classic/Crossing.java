package org.bowsprit.router.classic;

import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * The result of a {@link CrossingRule}.
 *
 * @param straight whether the straight line to the destination needs no crossing
 * @param points the points to walk through, the last of them on the border; empty if straight, or
 *     if the rule finds no crossing (spec 08 §9.5)
 */
record Crossing(boolean straight, List<Point> points) {

  static final Crossing STRAIGHT = new Crossing(true, List.of());
  static final Crossing NONE = new Crossing(false, List.of());

  static Crossing over(Point... points) {
    return new Crossing(false, List.of(points));
  }
}
