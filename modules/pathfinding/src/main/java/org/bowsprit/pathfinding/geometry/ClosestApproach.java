package org.bowsprit.pathfinding.geometry;

/**
 * Finds the closest pair of points of two outlines, in exact fractions (spec 08 §8.1, rule G2).
 *
 * <p>The outer loop tries the edges of {@code a}, and the inner loop tries the edges of {@code b}.
 * The first pair with the smallest distance is used.
 */
final class ClosestApproach {

  private ClosestApproach() {}

  /**
   * Returns the midpoint of the closest pair. Each coordinate is rounded by {@code floor(v + ½)}.
   */
  static Point midpoint(WalkBox a, WalkBox b) {
    Pair closest = null;
    for (int i = 0; i < WalkBox.CORNERS; i++) {
      for (int j = 0; j < WalkBox.CORNERS; j++) {
        Pair pair = closestPair(Segment.ofEdge(a, i), Segment.ofEdge(b, j));
        if (closest == null || pair.squaredDistance.compareTo(closest.squaredDistance) < 0) {
          closest = pair;
        }
      }
    }
    return closest.midpoint();
  }

  private static Pair closestPair(Segment a, Segment b) {
    Fraction s;
    Fraction t;
    if (a.isPoint()) {
      s = Fraction.ZERO;
      t = b.isPoint() ? Fraction.ZERO : b.nearestParameter(a.pointAt(s)).clamped();
    } else if (b.isPoint()) {
      t = Fraction.ZERO;
      s = a.nearestParameter(b.pointAt(t)).clamped();
    } else {
      s = nearestLineParameter(a, b).clamped();
      Fraction unclampedT = b.nearestParameter(a.pointAt(s));
      t = unclampedT.clamped();
      if (unclampedT.compareTo(t) != 0) {
        s = a.nearestParameter(b.pointAt(t)).clamped();
      }
    }
    return Pair.of(a.pointAt(s), b.pointAt(t));
  }

  /**
   * Returns the parameter of the point on a's infinite line that is nearest to b's infinite line; 0
   * if the lines are parallel.
   */
  private static Fraction nearestLineParameter(Segment a, Segment b) {
    long rx = (long) a.x - b.x;
    long ry = (long) a.y - b.y;
    Fraction aa = Fraction.of(a.squaredLength());
    Fraction bb = Fraction.of(b.squaredLength());
    Fraction ab = Fraction.of(a.dx * b.dx + a.dy * b.dy);
    Fraction ar = Fraction.of(a.dx * rx + a.dy * ry);
    Fraction br = Fraction.of(b.dx * rx + b.dy * ry);
    Fraction determinant = aa.times(bb).minus(ab.times(ab));
    if (determinant.signum() == 0) {
      return Fraction.ZERO;
    }
    return ab.times(br).minus(ar.times(bb)).dividedBy(determinant);
  }

  private record ExactPoint(Fraction x, Fraction y) {}

  /** The points x + dx·u, y + dy·u for u in 0…1. */
  private record Segment(int x, int y, long dx, long dy) {

    static Segment ofEdge(WalkBox box, int edge) {
      int x = box.x(edge);
      int y = box.y(edge);
      return new Segment(x, y, (long) box.x(edge + 1) - x, (long) box.y(edge + 1) - y);
    }

    boolean isPoint() {
      return dx == 0 && dy == 0;
    }

    long squaredLength() {
      return dx * dx + dy * dy;
    }

    ExactPoint pointAt(Fraction u) {
      return new ExactPoint(
          Fraction.of(x).plus(Fraction.of(dx).times(u)),
          Fraction.of(y).plus(Fraction.of(dy).times(u)));
    }

    /** Returns the parameter of the point on the infinite line that is nearest to {@code point}. */
    Fraction nearestParameter(ExactPoint point) {
      Fraction projection =
          point
              .x
              .minus(Fraction.of(x))
              .times(Fraction.of(dx))
              .plus(point.y.minus(Fraction.of(y)).times(Fraction.of(dy)));
      return projection.dividedBy(Fraction.of(squaredLength()));
    }
  }

  private record Pair(ExactPoint a, ExactPoint b, Fraction squaredDistance) {

    static Pair of(ExactPoint a, ExactPoint b) {
      Fraction dx = a.x.minus(b.x);
      Fraction dy = a.y.minus(b.y);
      return new Pair(a, b, dx.times(dx).plus(dy.times(dy)));
    }

    Point midpoint() {
      Fraction two = Fraction.of(2);
      return new Point(
          a.x.plus(b.x).dividedBy(two).rounded(), a.y.plus(b.y).dividedBy(two).rounded());
    }
  }
}
