package org.bowsprit.trial.metric;

import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;

/** Computes the Hausdorff distance of two walks. */
public final class Hausdorff {

  private Hausdorff() {}

  /**
   * Returns the greatest distance from a point of either list to the nearest point of the other
   * list, in pixels; NaN if a list is empty.
   */
  public static double distance(List<Point> a, List<Point> b) {
    if (a.isEmpty() || b.isEmpty()) {
      return Double.NaN;
    }
    return Math.sqrt((double) Math.max(directedSquare(a, b), directedSquare(b, a)));
  }

  private static long directedSquare(List<Point> from, List<Point> to) {
    long greatest = 0;
    for (Point point : from) {
      long nearest = Long.MAX_VALUE;
      for (Point other : to) {
        nearest = Math.min(nearest, point.squaredDistance(other));
      }
      greatest = Math.max(greatest, nearest);
    }
    return greatest;
  }
}
