package org.bowsprit.router.classic;

import org.bowsprit.pathfinding.classic.ClassicSegment;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Crosses boxes as SCUMM v3 does (spec 08 §9.4). A corridor lies between two short gates; the actor
 * enters and leaves it at the nearest points.
 */
final class CorridorCrossing implements CrossingRule {

  @Override
  public Crossing cross(
      WalkBox from, WalkBox into, boolean isFinal, Point position, Point destination) {
    Corridor corridor = Corridor.between(from, into);
    if (corridor == null) {
      return Crossing.NONE;
    }
    Point nearA = corridor.a().onFrom();
    Point nearB = corridor.b().onFrom();
    Point farA = corridor.a().onInto();
    Point farB = corridor.b().onInto();
    if (isFinal
        && passesBetween(position, destination, nearA, nearB)
        && passesBetween(position, destination, farA, farB)) {
      return Crossing.STRAIGHT;
    }
    Point exit = nearest(farA, farB, position);
    if (passesBetween(position, exit, nearA, nearB)) {
      return Crossing.over(exit);
    }
    return Crossing.over(nearest(nearA, nearB, position), exit);
  }

  private static boolean passesBetween(Point eye, Point aim, Point a, Point b) {
    return isLeft(eye, aim, a) != isLeft(eye, aim, b);
  }

  private static boolean isLeft(Point p, Point q, Point r) {
    return (q.y() - p.y()) * (r.x() - p.x()) <= (r.y() - p.y()) * (q.x() - p.x());
  }

  private static Point nearest(Point a, Point b, Point p) {
    return PackedPoint.toPoint(ClassicSegment.nearest(a.x(), a.y(), b.x(), b.y(), p.x(), p.y()));
  }
}
