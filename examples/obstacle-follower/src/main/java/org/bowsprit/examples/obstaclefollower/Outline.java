package org.bowsprit.examples.obstaclefollower;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.mask.Mask;

/**
 * A path along an obstacle that stays on one side of the actor.
 *
 * @param hand the side that the obstacle is on
 * @param points the pixels of the path, without its first pixel
 * @param leaves true if the path reached a point from which the straight line is free again
 */
record Outline(Hand hand, List<Point> points, boolean leaves) {

  /**
   * Follows an obstacle until the straight line is free again, the start is reached again, or the
   * budget is exhausted.
   *
   * @param line the straight line on which the obstacle was met
   * @param hit the index of the last free pixel of the line
   */
  static Outline follow(Mask mask, Line line, int hit, Hand hand, Budget budget) {
    List<Point> points = new ArrayList<>();
    Point at = line.point(hit);
    Heading heading = hand.along(line.heading(hit));
    Heading firstHeading = null;
    while (budget.spend()) {
      Heading next = step(mask, at, heading, hand);
      boolean isAtStartAgain = at.equals(line.point(hit)) && next == firstHeading;
      if (next == null || isAtStartAgain) {
        return new Outline(hand, points, false);
      }
      firstHeading = firstHeading == null ? next : firstHeading;
      heading = next;
      at = new Point(at.x() + next.dx(), at.y() + next.dy());
      points.add(at);
      if (line.isFreeAfter(mask, at, hit)) {
        return new Outline(hand, points, true);
      }
    }
    return new Outline(hand, points, false);
  }

  private static Heading step(Mask mask, Point at, Heading heading, Hand hand) {
    for (int number = 0; number < Heading.values().length; number++) {
      Heading attempt = hand.attempt(heading, number);
      if (mask.isSet(at.x() + attempt.dx(), at.y() + attempt.dy())) {
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
    return new Outline(hand, points.subList(0, Math.min(points.size(), best + 1)), leaves);
  }

  static long distance(Point a, Point b) {
    return Point.squaredDistance(a.x(), a.y(), b.x(), b.y());
  }
}
