package org.bowsprit.router.geodesic;

/**
 * A few corners, and the distances of all corners from these landmarks. {@link LandmarkBounds}
 * computes lower bounds of lengths from them (ALT: Goldberg and Harrelson, <i>Computing the
 * Shortest Path: A* Search Meets Graph Theory</i>, SODA 2005).
 *
 * <p>Landmarks lie in the part of the floor that has the most faces. Each landmark is as far as
 * possible from the landmarks before it. The first landmarks are therefore at the edge of the
 * floor, and later landmarks are between them. Each landmark needs 4 bytes of memory for each
 * corner. This class is immutable.
 */
final class Landmarks {

  /** Landmarks that give no bounds, because there are none. */
  static final Landmarks NONE = new Landmarks(0, new float[0]);

  /** The minimum number of faces for which landmarks are used. */
  private static final int MIN_FACES = 500;

  /** The number of landmarks. The distances of a corner from all landmarks fill a cache line. */
  private static final int LANDMARK_COUNT = 16;

  /** The maximum relative error of a distance that is stored with 24 bits. */
  private static final double RELATIVE_ERROR = 0x1p-24;

  private final int count;

  /** The distances of all corners. The distances of one corner from all landmarks are adjacent. */
  private final float[] distances;

  private final double maxError;

  private Landmarks(int count, float[] distances) {
    this.count = count;
    this.distances = distances;
    float maxDistance = 0;
    for (float distance : distances) {
      maxDistance = distance > maxDistance ? distance : maxDistance;
    }
    this.maxError = maxDistance * RELATIVE_ERROR;
  }

  /**
   * Chooses landmarks and measures the distances. Returns no landmarks if the floor is small, if
   * distances depend on the direction, or if measuring takes too long.
   */
  static Landmarks of(PortalGraph graph) {
    if (graph.faceCount() < MIN_FACES || graph.cornerCount() == 0 || !graph.isSymmetric()) {
      return NONE;
    }
    DistanceMeasurement measurement = new DistanceMeasurement(graph);
    double[] nearest =
        measurement.distancesFrom(
            graph.lowCorner(graph.firstDoor[graph.blocks.faceOfLargestPart()]));
    float[] distances = new float[LANDMARK_COUNT * graph.cornerCount()];
    for (int i = 0; i < LANDMARK_COUNT && nearest.length > 0; i++) {
      double[] measured = measurement.distancesFrom(farthest(nearest));
      for (int corner = 0; corner < measured.length; corner++) {
        distances[corner * LANDMARK_COUNT + i] = (float) measured[corner];
        measured[corner] = i == 0 ? measured[corner] : Math.min(measured[corner], nearest[corner]);
      }
      nearest = measured;
    }
    return nearest.length == 0 ? NONE : new Landmarks(LANDMARK_COUNT, distances);
  }

  /** Returns the corner with the greatest distance. Ignores corners that no path reaches. */
  private static int farthest(double[] distances) {
    int farthest = Nodes.NONE;
    for (int corner = 0; corner < distances.length; corner++) {
      boolean isFarther =
          farthest == Nodes.NONE
              ? !Double.isNaN(distances[corner])
              : distances[corner] > distances[farthest];
      farthest = isFarther ? corner : farthest;
    }
    return farthest;
  }

  int count() {
    return count;
  }

  /** Returns the distance of a corner from a landmark; NaN if no path connects them. */
  float distance(int landmark, int corner) {
    return distances[corner * count + landmark];
  }

  /** Returns the largest possible error of a distance. */
  double maxError() {
    return maxError;
  }
}
