package org.bowsprit.router.geodesic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The union of convex boxes. Finds the points at which a shortest path can turn, and tests whether
 * a straight line stays inside the union (spec 08 §11.4).
 *
 * <p>This class is immutable.
 */
final class SightLines {

  /**
   * The maximum number of points. No realistic room has more points, and a search would take too
   * long.
   */
  static final int MAX_POINTS = 1 << 14;

  private record ExactPoint(double x, double y) {}

  private final Hull[] hulls;
  private final double[] x;
  private final double[] y;
  private final boolean isComplete;

  SightLines(List<Hull> hulls) {
    this.hulls = hulls.toArray(Hull[]::new);
    List<ExactPoint> points = turningPoints();
    this.isComplete = points.size() <= MAX_POINTS;
    this.x = points.stream().mapToDouble(ExactPoint::x).toArray();
    this.y = points.stream().mapToDouble(ExactPoint::y).toArray();
  }

  /**
   * Returns the corners of the boxes and the crossings of their edges, except those inside a box.
   */
  private List<ExactPoint> turningPoints() {
    Set<ExactPoint> knownPoints = new HashSet<>();
    List<ExactPoint> points = new ArrayList<>();
    for (int a = 0; a < hulls.length && points.size() <= MAX_POINTS; a++) {
      for (int i = 0; i < hulls[a].size(); i++) {
        addPoint(knownPoints, points, new ExactPoint(hulls[a].x()[i], hulls[a].y()[i]));
        for (int b = 0; b < a; b++) {
          addCrossings(knownPoints, points, hulls[a], i, hulls[b]);
        }
      }
    }
    return points;
  }

  private void addCrossings(
      Set<ExactPoint> knownPoints, List<ExactPoint> points, Hull a, int i, Hull b) {
    int nextOfA = (i + 1) % a.size();
    double ax = a.x()[i];
    double ay = a.y()[i];
    double adx = a.x()[nextOfA] - ax;
    double ady = a.y()[nextOfA] - ay;
    for (int j = 0; j < b.size(); j++) {
      int nextOfB = (j + 1) % b.size();
      double bx = b.x()[j];
      double by = b.y()[j];
      double bdx = b.x()[nextOfB] - bx;
      double bdy = b.y()[nextOfB] - by;
      double cross = adx * bdy - ady * bdx;
      if (cross == 0) {
        continue;
      }
      double s = ((bx - ax) * bdy - (by - ay) * bdx) / cross;
      double t = ((bx - ax) * ady - (by - ay) * adx) / cross;
      if (s >= 0 && s <= 1 && t >= 0 && t <= 1) {
        addPoint(knownPoints, points, new ExactPoint(ax + s * adx, ay + s * ady));
      }
    }
  }

  private void addPoint(Set<ExactPoint> knownPoints, List<ExactPoint> points, ExactPoint point) {
    for (Hull hull : hulls) {
      if (hull.containsStrictly(point.x, point.y)) {
        return;
      }
    }
    if (knownPoints.add(point)) {
      points.add(point);
    }
  }

  /**
   * Returns whether all turning points are known. If not, there are too many turning points for a
   * search.
   */
  boolean isComplete() {
    return isComplete;
  }

  /** Returns the number of turning points. */
  int pointCount() {
    return x.length;
  }

  double x(int point) {
    return x[point];
  }

  double y(int point) {
    return y[point];
  }

  /** Returns the number of boxes. */
  int hullCount() {
    return hulls.length;
  }

  /**
   * Returns whether a straight line stays inside the union. This is true if the boxes cover the
   * line without a gap.
   *
   * @param coveredParts an array for temporary results, with two entries per box
   */
  boolean isInsideUnion(double ax, double ay, double bx, double by, double[] coveredParts) {
    int size = 0;
    for (Hull hull : hulls) {
      if (hull.findCovered(ax, ay, bx, by, coveredParts, size)) {
        if (coveredParts[size] <= 0 && coveredParts[size + 1] >= 1) {
          return true;
        }
        size += 2;
      }
    }
    double coveredTo = 0;
    boolean isExtended = true;
    while (isExtended && coveredTo < 1 - Hull.EPSILON) {
      isExtended = false;
      for (int i = 0; i < size; i += 2) {
        if (coveredParts[i] <= coveredTo + Hull.EPSILON
            && coveredParts[i + 1] > coveredTo + Hull.EPSILON) {
          coveredTo = coveredParts[i + 1];
          isExtended = true;
        }
      }
    }
    return coveredTo >= 1 - Hull.EPSILON;
  }
}
