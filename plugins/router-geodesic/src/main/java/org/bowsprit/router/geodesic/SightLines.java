package org.bowsprit.router.geodesic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The union of convex boxes. It finds the points at which a shortest path can turn, and tests
 * whether a straight line stays inside the union (spec 08 §11.4).
 *
 * <p>This class is immutable.
 */
final class SightLines {

  /**
   * The largest number of points. With more points, the boxes are not a realistic room, and a
   * search would take too long.
   */
  static final int MAX_POINTS = 1 << 14;

  private record Spot(double x, double y) {}

  private final Hull[] hulls;
  private final double[] x;
  private final double[] y;
  private final boolean complete;

  SightLines(List<Hull> hulls) {
    this.hulls = hulls.toArray(Hull[]::new);
    List<Spot> spots = turningPoints();
    this.complete = spots.size() <= MAX_POINTS;
    this.x = spots.stream().mapToDouble(Spot::x).toArray();
    this.y = spots.stream().mapToDouble(Spot::y).toArray();
  }

  /**
   * Returns the corners of the boxes and the crossings of their edges, except those inside a box.
   */
  private List<Spot> turningPoints() {
    Set<Spot> found = new HashSet<>();
    List<Spot> spots = new ArrayList<>();
    for (int a = 0; a < hulls.length && spots.size() <= MAX_POINTS; a++) {
      for (int i = 0; i < hulls[a].size(); i++) {
        add(found, spots, new Spot(hulls[a].x()[i], hulls[a].y()[i]));
        for (int b = 0; b < a; b++) {
          addCrossings(found, spots, hulls[a], i, hulls[b]);
        }
      }
    }
    return spots;
  }

  private void addCrossings(Set<Spot> found, List<Spot> spots, Hull a, int i, Hull b) {
    int next = (i + 1) % a.size();
    double ax = a.x()[i];
    double ay = a.y()[i];
    double adx = a.x()[next] - ax;
    double ady = a.y()[next] - ay;
    for (int j = 0; j < b.size(); j++) {
      int after = (j + 1) % b.size();
      double bx = b.x()[j];
      double by = b.y()[j];
      double bdx = b.x()[after] - bx;
      double bdy = b.y()[after] - by;
      double cross = adx * bdy - ady * bdx;
      if (cross == 0) {
        continue;
      }
      double s = ((bx - ax) * bdy - (by - ay) * bdx) / cross;
      double t = ((bx - ax) * ady - (by - ay) * adx) / cross;
      if (s >= 0 && s <= 1 && t >= 0 && t <= 1) {
        add(found, spots, new Spot(ax + s * adx, ay + s * ady));
      }
    }
  }

  private void add(Set<Spot> found, List<Spot> spots, Spot spot) {
    for (Hull hull : hulls) {
      if (hull.holdsStrictly(spot.x, spot.y)) {
        return;
      }
    }
    if (found.add(spot)) {
      spots.add(spot);
    }
  }

  /**
   * Returns whether all turning points are known. If not, there are too many turning points for a
   * search.
   */
  boolean isComplete() {
    return complete;
  }

  /** Returns the number of turning points. */
  int points() {
    return x.length;
  }

  double x(int point) {
    return x[point];
  }

  double y(int point) {
    return y[point];
  }

  /** Returns the number of boxes. */
  int hulls() {
    return hulls.length;
  }

  /**
   * Returns whether a straight line stays inside the union. This is true if the boxes cover the
   * line without a gap.
   *
   * @param parts a scratch array, two entries per box
   */
  boolean isOpen(double ax, double ay, double bx, double by, double[] parts) {
    int size = 0;
    for (Hull hull : hulls) {
      if (hull.cover(ax, ay, bx, by, parts, size)) {
        if (parts[size] <= 0 && parts[size + 1] >= 1) {
          return true;
        }
        size += 2;
      }
    }
    double reached = 0;
    boolean grows = true;
    while (grows && reached < 1 - Hull.EPSILON) {
      grows = false;
      for (int i = 0; i < size; i += 2) {
        if (parts[i] <= reached + Hull.EPSILON && parts[i + 1] > reached + Hull.EPSILON) {
          reached = parts[i + 1];
          grows = true;
        }
      }
    }
    return reached >= 1 - Hull.EPSILON;
  }
}
