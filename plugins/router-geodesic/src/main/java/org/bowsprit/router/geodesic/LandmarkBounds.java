package org.bowsprit.router.geodesic;

import static org.bowsprit.pathfinding.geometry.Outline.turn;

import java.util.Arrays;

/**
 * Computes lower bounds of the lengths of paths from corners to the target of a query. A path is at
 * least as long as the difference between the distances of its two ends from a {@linkplain
 * Landmarks landmark}. Where walls prevent a straight path, this bound is much greater than the
 * length of the straight line.
 */
final class LandmarkBounds {

  /** The maximum error of sums of square roots. */
  private static final double ROUNDING_ERROR = 1e-6;

  private final PortalGraph graph;
  private final Landmarks landmarks;
  private final Interval doorInterval = new Interval();

  /** The maximum error of a difference of two distances. */
  private final double maxError;

  /** The smallest and the greatest possible distance of the target from each landmark. */
  private final double[] minDistances;

  private final double[] maxDistances;

  /** The computed bounds, and for each bound the number of the target for which it was computed. */
  private final double[] bounds;

  private final int[] targetOfBound;
  private int targetNumber;

  LandmarkBounds(PortalGraph graph, Landmarks landmarks) {
    this.graph = graph;
    this.landmarks = landmarks;
    this.maxError = ROUNDING_ERROR + 2 * landmarks.maxError();
    this.minDistances = new double[landmarks.count()];
    this.maxDistances = new double[landmarks.count()];
    this.bounds = new double[landmarks.count() == 0 ? 0 : graph.cornerCount()];
    this.targetOfBound = new int[bounds.length];
  }

  /**
   * Sets the target for paths that start in the face {@code startFace}.
   *
   * @return true if there are bounds that are better at the start than the straight line; false if
   *     the target is outside its face
   */
  boolean setTarget(int startFace, int face, int x, int y) {
    if (landmarks.count() == 0 || !contains(face, x, y)) {
      return false;
    }
    targetNumber++;
    Arrays.fill(minDistances, Double.POSITIVE_INFINITY);
    Arrays.fill(maxDistances, Double.POSITIVE_INFINITY);
    for (int door = graph.firstDoor[face]; door < graph.firstDoor[face + 1]; door++) {
      addDoor(door, x, y);
    }
    int start = graph.lowCorner(graph.firstDoor[startFace]);
    return lowerBound(start) > Cones.distance(graph.cornerX[start], graph.cornerY[start], x, y);
  }

  private boolean contains(int face, int x, int y) {
    int firstCorner = graph.faces.firstCorner(face);
    int endCorner = graph.faces.endCorner(face);
    for (int a = firstCorner; a < endCorner; a++) {
      int b = a + 1 == endCorner ? firstCorner : a + 1;
      long side =
          turn(graph.faces.x(a), graph.faces.y(a), graph.faces.x(b), graph.faces.y(b), x, y);
      if (side < 0) {
        return false;
      }
    }
    return firstCorner < endCorner;
  }

  /**
   * Extends the possible distances of the target by the distances of paths through a door of its
   * face.
   */
  private void addDoor(int door, int x, int y) {
    int low = graph.lowCorner(door);
    int high = graph.highCorner(door);
    double toLow = Cones.distance(graph.cornerX[low], graph.cornerY[low], x, y);
    double toHigh = Cones.distance(graph.cornerX[high], graph.cornerY[high], x, y);
    boolean isPoint = graph.axis(door) == PortalGraph.POINT;
    doorInterval.setToDoor(graph, door, x, y);
    for (int i = 0; i < minDistances.length; i++) {
      double fromLow = landmarks.distance(i, low);
      double fromHigh = landmarks.distance(i, high);
      double distance = isPoint ? fromLow + toLow : doorInterval.minLength(fromLow, fromHigh);
      minDistances[i] = Math.min(minDistances[i], distance);
      maxDistances[i] = Math.min(maxDistances[i], Math.min(fromLow + toLow, fromHigh + toHigh));
    }
  }

  /** Returns a lower bound for the length of a path from a corner to the target. */
  double lowerBound(int corner) {
    if (targetOfBound[corner] != targetNumber) {
      targetOfBound[corner] = targetNumber;
      bounds[corner] = computeBound(corner);
    }
    return bounds[corner];
  }

  /** Returns the bound for a corner. A landmark whose distances are not known gives no bound. */
  private double computeBound(int corner) {
    double best = 0;
    for (int i = 0; i < minDistances.length; i++) {
      double distance = landmarks.distance(i, corner);
      double bound = Math.max(minDistances[i] - distance, distance - maxDistances[i]);
      best = bound > best ? bound : best;
    }
    return best - maxError;
  }
}
