package org.bowsprit.router.geodesic;

import static org.bowsprit.pathfinding.geometry.Outline.turn;

import java.util.Arrays;

/**
 * Computes lower bounds of the lengths of paths from corners to the target of a query. A path is at
 * least as long as the difference between the distances of its two ends from a {@linkplain
 * Landmarks landmark}. Where walls prevent a straight path, this bound is much greater than the
 * length of the straight line.
 */
final class Bounds {

  /** The largest error of sums of square roots. */
  private static final double ROUNDING = 1e-6;

  private final PortalGraph graph;
  private final Landmarks landmarks;
  private final Interval opening = new Interval();

  /** The largest error of a difference of two distances. */
  private final double error;

  /** The smallest and the greatest possible distance of the target from each landmark. */
  private final double[] least;

  private final double[] most;

  /** The computed bounds, and for each bound the number of the target for which it was computed. */
  private final double[] bounds;

  private final int[] aimOf;
  private int aim;

  Bounds(PortalGraph graph, Landmarks landmarks) {
    this.graph = graph;
    this.landmarks = landmarks;
    this.error = ROUNDING + 2 * landmarks.error();
    this.least = new double[landmarks.count()];
    this.most = new double[landmarks.count()];
    this.bounds = new double[landmarks.count() == 0 ? 0 : graph.corners()];
    this.aimOf = new int[bounds.length];
  }

  /**
   * Sets the target for paths that start in a face.
   *
   * @return true if there are bounds that are better at the start than the straight line; false for
   *     a target beside its face
   */
  boolean aim(int from, int face, int x, int y) {
    if (landmarks.count() == 0 || !holds(face, x, y)) {
      return false;
    }
    aim++;
    Arrays.fill(least, Double.POSITIVE_INFINITY);
    Arrays.fill(most, Double.POSITIVE_INFINITY);
    for (int door = graph.firstDoor[face]; door < graph.firstDoor[face + 1]; door++) {
      approach(door, x, y);
    }
    int start = graph.lowCorner(graph.firstDoor[from]);
    return from(start) > Cones.distance(graph.cornerX[start], graph.cornerY[start], x, y);
  }

  private boolean holds(int face, int x, int y) {
    int from = graph.faces.firstCorner(face);
    int to = graph.faces.endCorner(face);
    for (int a = from; a < to; a++) {
      int b = a + 1 == to ? from : a + 1;
      long side =
          turn(graph.faces.x(a), graph.faces.y(a), graph.faces.x(b), graph.faces.y(b), x, y);
      if (side < 0) {
        return false;
      }
    }
    return from < to;
  }

  /**
   * Extends the possible distances of the target by the distances of paths through a door of its
   * face.
   */
  private void approach(int door, int x, int y) {
    int low = graph.lowCorner(door);
    int high = graph.highCorner(door);
    double toLow = Cones.distance(graph.cornerX[low], graph.cornerY[low], x, y);
    double toHigh = Cones.distance(graph.cornerX[high], graph.cornerY[high], x, y);
    boolean isPoint = graph.axis(door) == PortalGraph.POINT;
    opening.open(graph, door, x, y);
    for (int i = 0; i < least.length; i++) {
      double fromLow = landmarks.distance(i, low);
      double fromHigh = landmarks.distance(i, high);
      double over = isPoint ? fromLow + toLow : opening.least(fromLow, fromHigh);
      least[i] = Math.min(least[i], over);
      most[i] = Math.min(most[i], Math.min(fromLow + toLow, fromHigh + toHigh));
    }
  }

  /** Returns a lower bound for the length of a path from a corner to the target. */
  double from(int corner) {
    if (aimOf[corner] != aim) {
      aimOf[corner] = aim;
      bounds[corner] = bound(corner);
    }
    return bounds[corner];
  }

  /** Returns the bound for a corner. A landmark whose distances are not known gives no bound. */
  private double bound(int corner) {
    double best = 0;
    for (int i = 0; i < least.length; i++) {
      double distance = landmarks.distance(i, corner);
      double bound = Math.max(least[i] - distance, distance - most[i]);
      best = bound > best ? bound : best;
    }
    return best - error;
  }
}
