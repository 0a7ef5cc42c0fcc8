package org.bowsprit.examples.obstaclefollower;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.mask.Mask;

/**
 * A path along the outline of an obstacle. The obstacle is always on the same side of the actor.
 *
 * @param side the side of the actor on which the obstacle is
 * @param points the pixels of the path, without its first pixel
 * @param reachesFreeLine whether the path ends at a point from which the straight line is free
 *     again
 */
record Outline(WallSide side, List<Point> points, boolean reachesFreeLine) {

  /**
   * Follows an obstacle until the straight line is free again, the start is reached again, or the
   * budget is exhausted.
   *
   * @param line the straight line on which the obstacle was met
   * @param hit the index of the last free pixel of the line
   */
  static Outline follow(Mask mask, StraightLine line, int hit, WallSide side, Budget budget) {
    List<Point> points = new ArrayList<>();
    Point position = line.point(hit);
    Heading heading = side.along(line.heading(hit));
    Heading firstHeading = null;
    while (budget.spend()) {
      Heading next = step(mask, position, heading, side);
      boolean isAtStartAgain = position.equals(line.point(hit)) && next == firstHeading;
      if (next == null || isAtStartAgain) {
        return new Outline(side, points, false);
      }
      firstHeading = firstHeading == null ? next : firstHeading;
      heading = next;
      position = new Point(position.x() + next.dx(), position.y() + next.dy());
      points.add(position);
      if (line.isFreeAfter(mask, position, hit)) {
        return new Outline(side, points, true);
      }
    }
    return new Outline(side, points, false);
  }

  private static Heading step(Mask mask, Point position, Heading heading, WallSide side) {
    for (int number = 0; number < Heading.values().length; number++) {
      Heading attempt = side.attempt(heading, number);
      if (mask.isSet(position.x() + attempt.dx(), position.y() + attempt.dy())) {
        return attempt;
      }
    }
    return null;
  }

  Point end() {
    return points.get(points.size() - 1);
  }

  /** Returns this outline up to the pixel nearest to a point. */
  Outline upTo(Point target) {
    int best = 0;
    for (int i = 1; i < points.size(); i++) {
      if (distance(points.get(i), target) < distance(points.get(best), target)) {
        best = i;
      }
    }
    return new Outline(side, points.subList(0, Math.min(points.size(), best + 1)), reachesFreeLine);
  }

  static long distance(Point a, Point b) {
    return Point.squaredDistance(a.x(), a.y(), b.x(), b.y());
  }
}
