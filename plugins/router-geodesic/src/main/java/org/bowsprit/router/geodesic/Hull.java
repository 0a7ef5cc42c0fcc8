package org.bowsprit.router.geodesic;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * The convex hull of a box's corners, and its intersections with lines. A hull has at least one
 * point.
 *
 * @param x the x coordinates of the corners, clockwise on the screen
 * @param y the y coordinates of the corners
 */
@SuppressWarnings("ArrayRecordComponent") // Hulls are never compared.
record Hull(int[] x, int[] y) {

  /** The distance from an edge, in pixels, up to which a point is on the edge. */
  static final double EPSILON = 1e-9;

  static Hull of(WalkBox box) {
    Point[] corners = new Point[WalkBox.CORNERS];
    Arrays.setAll(corners, box::corner);
    Point[] sorted =
        Arrays.stream(corners)
            .distinct()
            .sorted(Comparator.comparingInt(Point::x).thenComparingInt(Point::y))
            .toArray(Point[]::new);
    if (sorted.length < 3) {
      return of(sorted, sorted.length);
    }
    Point[] chain = new Point[2 * sorted.length];
    int size = 0;
    for (Point corner : sorted) {
      size = addToChain(chain, size, 0, corner);
    }
    int upperStart = size;
    for (int i = sorted.length - 2; i >= 0; i--) {
      size = addToChain(chain, size, upperStart - 1, sorted[i]);
    }
    return of(chain, size - 1);
  }

  private static Hull of(Point[] points, int size) {
    int[] xs = new int[size];
    int[] ys = new int[size];
    for (int i = 0; i < size; i++) {
      xs[i] = points[i].x();
      ys[i] = points[i].y();
    }
    return new Hull(xs, ys);
  }

  /** Adds a corner to a chain that starts at {@code first} and only turns right. */
  private static int addToChain(Point[] hull, int size, int first, Point corner) {
    int end = size;
    while (end - first >= 2
        && Outline.turn(
                hull[end - 2].x(),
                hull[end - 2].y(),
                hull[end - 1].x(),
                hull[end - 1].y(),
                corner.x(),
                corner.y())
            <= 0) {
      end--;
    }
    hull[end] = corner;
    return end + 1;
  }

  int size() {
    return x.length;
  }

  List<Point> corners() {
    return IntStream.range(0, size()).mapToObj(i -> new Point(x[i], y[i])).toList();
  }

  /**
   * Finds the part of the line a + t·(b − a), with t from 0 to 1, that the hull covers.
   *
   * @param coveredRange receives the smallest and the greatest t of this part
   * @param position the index in {@code coveredRange} of the smallest t
   * @return true if there is such a part
   */
  boolean findCovered(
      double ax, double ay, double bx, double by, double[] coveredRange, int position) {
    if (size() < 3) {
      return findCoveredCollinear(ax, ay, bx, by, coveredRange, position);
    }
    double low = 0;
    double high = 1;
    for (int i = 0; i < size(); i++) {
      int next = i + 1 == size() ? 0 : i + 1;
      double ex = x[next] - x[i];
      double ey = y[next] - y[i];
      double length = Math.sqrt(ex * ex + ey * ey);
      double a = (ex * (ay - y[i]) - ey * (ax - x[i])) / length;
      double b = (ex * (by - y[i]) - ey * (bx - x[i])) / length;
      if (a < -EPSILON && b < -EPSILON) {
        return false;
      }
      if (a < -EPSILON) {
        low = Math.max(low, a / (a - b));
      } else if (b < -EPSILON) {
        high = Math.min(high, a / (a - b));
      }
    }
    coveredRange[position] = low;
    coveredRange[position + 1] = high;
    return low <= high;
  }

  /**
   * Finds the part of a line that a hull without area covers. There is such a part only if the hull
   * and the line are collinear.
   */
  private boolean findCoveredCollinear(
      double ax, double ay, double bx, double by, double[] coveredRange, int position) {
    int last = size() - 1;
    double ex = x[last] - x[0];
    double ey = y[last] - y[0];
    double length = Math.sqrt(ex * ex + ey * ey);
    double lineLength = Math.hypot(bx - ax, by - ay);
    if (length == 0 || lineLength == 0) {
      return false;
    }
    double a = (ex * (ay - y[0]) - ey * (ax - x[0])) / length;
    double b = (ex * (by - y[0]) - ey * (bx - x[0])) / length;
    if (Math.abs(a) > EPSILON || Math.abs(b) > EPSILON) {
      return false;
    }
    double direction = (ex * (bx - ax) + ey * (by - ay)) / length > 0 ? 1 : -1;
    double first = direction * (ex * (x[0] - ax) + ey * (y[0] - ay)) / length / lineLength;
    double second = direction * (ex * (x[last] - ax) + ey * (y[last] - ay)) / length / lineLength;
    coveredRange[position] = Math.max(0, Math.min(first, second));
    coveredRange[position + 1] = Math.min(1, Math.max(first, second));
    return coveredRange[position] <= coveredRange[position + 1];
  }

  /**
   * Finds the point of the hull nearest to (px, py), which is (px, py) itself if the hull contains
   * it.
   *
   * @return the x and y coordinates of the point
   */
  double[] nearest(double px, double py) {
    double[] nearestPoint = {x[0], y[0]};
    double bestDistance = Double.POSITIVE_INFINITY;
    boolean isInside = size() >= 3;
    for (int i = 0; i < size(); i++) {
      int next = i + 1 == size() ? 0 : i + 1;
      double ex = x[next] - x[i];
      double ey = y[next] - y[i];
      double squaredLength = ex * ex + ey * ey;
      isInside &= ex * (py - y[i]) - ey * (px - x[i]) >= 0;
      double t = squaredLength == 0 ? 0 : (ex * (px - x[i]) + ey * (py - y[i])) / squaredLength;
      double clamped = Math.max(0, Math.min(1, t));
      double qx = x[i] + clamped * ex;
      double qy = y[i] + clamped * ey;
      double distance = Math.hypot(qx - px, qy - py);
      if (distance < bestDistance) {
        bestDistance = distance;
        nearestPoint[0] = qx;
        nearestPoint[1] = qy;
      }
    }
    return isInside ? new double[] {px, py} : nearestPoint;
  }

  /** Returns whether a point lies inside the hull and not on an edge. */
  boolean containsStrictly(double px, double py) {
    for (int i = 0; i < size(); i++) {
      int next = i + 1 == size() ? 0 : i + 1;
      double ex = x[next] - x[i];
      double ey = y[next] - y[i];
      double side = ex * (py - y[i]) - ey * (px - x[i]);
      if (side <= EPSILON * Math.sqrt(ex * ex + ey * ey)) {
        return false;
      }
    }
    return size() >= 3;
  }
}
