package org.bowsprit.trial.metric;

import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.BoxIndex;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * The distance of every pixel of a floor from the floor's edge.
 *
 * <p>It is the exact Euclidean distance transform of the pixels outside the floor, minus one
 * (Felzenszwalb and Huttenlocher 2012). Pixels on the edge, and all pixels of a box that is only a
 * line, have the clearance 0.
 */
final class Clearance {

  /** Floors with more pixels than this are not measured. */
  private static final long MAX_PIXELS = 4_000_000;

  private static final double INFINITE_SQUARE = 1e12;

  private final int left;
  private final int top;
  private final int width;
  private final int height;
  private final double[] squaredDistances;

  private Clearance(int left, int top, int width, int height, double[] squaredDistances) {
    this.left = left;
    this.top = top;
    this.width = width;
    this.height = height;
    this.squaredDistances = squaredDistances;
  }

  static Clearance of(Floor floor) {
    int left = Integer.MAX_VALUE;
    int top = Integer.MAX_VALUE;
    int right = Integer.MIN_VALUE;
    int bottom = Integer.MIN_VALUE;
    for (WalkBox box : floor.boxes()) {
      if (floor.isEffective(box.id())) {
        left = Math.min(left, box.minX());
        top = Math.min(top, box.minY());
        right = Math.max(right, box.maxX());
        bottom = Math.max(bottom, box.maxY());
      }
    }
    // The grid has a border of one pixel around the floor.
    int width = right - left + 3;
    int height = bottom - top + 3;
    if (left > right || (long) width * height > MAX_PIXELS) {
      return new Clearance(0, 0, 0, 0, new double[0]);
    }
    return new Clearance(
        left - 1, top - 1, width, height, transform(floor, left - 1, top - 1, width, height));
  }

  private static double[] transform(Floor floor, int left, int top, int width, int height) {
    double[] squaredDistances = new double[width * height];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        boolean isOnFloor = floor.effective().containing(left + x, top + y) != BoxIndex.NONE;
        squaredDistances[y * width + x] = isOnFloor ? INFINITE_SQUARE : 0;
      }
    }
    Envelope envelope = new Envelope(Math.max(width, height));
    for (int x = 0; x < width; x++) {
      envelope.transformLine(squaredDistances, x, width, height);
    }
    for (int y = 0; y < height; y++) {
      envelope.transformLine(squaredDistances, y * width, 1, width);
    }
    return squaredDistances;
  }

  /** Returns the clearance of a pixel; NaN outside the floor. */
  double at(int x, int y) {
    int column = x - left;
    int row = y - top;
    if (column < 0 || column >= width || row < 0 || row >= height) {
      return Double.NaN;
    }
    double squaredDistance = squaredDistances[row * width + column];
    return squaredDistance == 0 ? Double.NaN : Math.sqrt(squaredDistance) - 1;
  }

  /** The lower envelope of parabolas, for one row or column. */
  private static final class Envelope {
    private final double[] values;
    private final int[] apexes;
    private final double[] bounds;

    Envelope(int maxCount) {
      values = new double[maxCount];
      apexes = new int[maxCount];
      bounds = new double[maxCount + 1];
    }

    void transformLine(double[] data, int offset, int stride, int count) {
      for (int i = 0; i < count; i++) {
        values[i] = data[offset + i * stride];
      }
      int last = 0;
      apexes[0] = 0;
      bounds[0] = Double.NEGATIVE_INFINITY;
      bounds[1] = Double.POSITIVE_INFINITY;
      for (int i = 1; i < count; i++) {
        double intersection = intersection(i, apexes[last]);
        while (intersection <= bounds[last]) {
          last--;
          intersection = intersection(i, apexes[last]);
        }
        last++;
        apexes[last] = i;
        bounds[last] = intersection;
        bounds[last + 1] = Double.POSITIVE_INFINITY;
      }
      int segment = 0;
      for (int i = 0; i < count; i++) {
        while (bounds[segment + 1] < i) {
          segment++;
        }
        double distance = i - apexes[segment];
        data[offset + i * stride] = distance * distance + values[apexes[segment]];
      }
    }

    private double intersection(int i, int j) {
      return (values[i] + (double) i * i - values[j] - (double) j * j) / (2.0 * (i - j));
    }
  }
}
