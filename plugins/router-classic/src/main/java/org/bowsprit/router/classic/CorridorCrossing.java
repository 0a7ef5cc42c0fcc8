package org.bowsprit.router.classic;

import org.bowsprit.pathfinding.classic.ClassicSegment;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Crosses boxes as SCUMM v3 does (spec 08 §9.4). The corridor is the area between two short gates.
 * The actor enters it at the nearest point of the first gate and leaves it at the nearest point of
 * the second gate.
 */
final class CorridorCrossing implements CrossingRule {

  @Override
  public Crossing cross(
      WalkBox from, WalkBox nextBox, boolean isFinal, Point position, Point destination) {
    Corridor corridor = Corridor.between(from, nextBox);
    if (corridor == null) {
      return Crossing.NONE;
    }
    Point nearA = corridor.a().startPoint();
    Point nearB = corridor.b().startPoint();
    Point farA = corridor.a().endPoint();
    Point farB = corridor.b().endPoint();
    if (isFinal
        && passesBetween(position, destination, nearA, nearB)
        && passesBetween(position, destination, farA, farB)) {
      return Crossing.STRAIGHT;
    }
    Point exit = nearest(farA, farB, position);
    if (passesBetween(position, exit, nearA, nearB)) {
      return Crossing.through(exit);
    }
    return Crossing.through(nearest(nearA, nearB, position), exit);
  }

  private static boolean passesBetween(Point start, Point target, Point a, Point b) {
    return isLeft(start, target, a) != isLeft(start, target, b);
  }

  private static boolean isLeft(Point p, Point q, Point r) {
    return (q.y() - p.y()) * (r.x() - p.x()) <= (r.y() - p.y()) * (q.x() - p.x());
  }

  private static Point nearest(Point a, Point b, Point p) {
    return PackedPoint.toPoint(ClassicSegment.nearest(a.x(), a.y(), b.x(), b.y(), p.x(), p.y()));
  }
}
