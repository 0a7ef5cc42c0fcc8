package org.bowsprit.router.geodesic;

/**
 * A few corners and the distances of all corners from them, from which {@link Bounds} of lengths
 * follow (ALT: Goldberg and Harrelson, <i>Computing the Shortest Path: A* Search Meets Graph
 * Theory</i>, SODA 2005).
 *
 * <p>Landmarks lie in the part of the floor that has the most faces, each as far as possible from
 * those before: first at the rim, then in between. Memory: 4 bytes for each corner and landmark.
 * Immutable.
 */
final class Landmarks {

  /** No landmarks, and so no bounds. */
  static final Landmarks NONE = new Landmarks(0, new float[0]);

  /** Floors with fewer faces are searched without landmarks. */
  private static final int FEWEST_FACES = 500;

  /** The number of landmarks; the distances of a corner from all of them fill a cache line. */
  private static final int COUNT = 16;

  /** The part by which a distance changes at most when it is stored with 24 bits. */
  private static final double ROUNDING = 0x1p-24;

  private final int count;

  /** Those of a corner from all landmarks are adjacent. */
  private final float[] distances;

  private final double error;

  private Landmarks(int count, float[] distances) {
    this.count = count;
    this.distances = distances;
    float longest = 0;
    for (float distance : distances) {
      longest = distance > longest ? distance : longest;
    }
    this.error = longest * ROUNDING;
  }

  /**
   * Chooses landmarks and measures the distances; none on floors that are small, whose distances
   * depend on the direction, or that take too long to measure.
   */
  static Landmarks of(PortalGraph graph) {
    if (graph.faces() < FEWEST_FACES || graph.corners() == 0 || !graph.isSymmetric()) {
      return NONE;
    }
    Survey survey = new Survey(graph);
    double[] nearest =
        survey.from(graph.lowCorner(graph.firstDoor[graph.blocks.faceOfLargestPart()]));
    float[] distances = new float[COUNT * graph.corners()];
    for (int i = 0; i < COUNT && nearest.length > 0; i++) {
      double[] measured = survey.from(farthest(nearest));
      for (int corner = 0; corner < measured.length; corner++) {
        distances[corner * COUNT + i] = (float) measured[corner];
        measured[corner] = i == 0 ? measured[corner] : Math.min(measured[corner], nearest[corner]);
      }
      nearest = measured;
    }
    return nearest.length == 0 ? NONE : new Landmarks(COUNT, distances);
  }

  /** Returns the corner with the greatest distance; corners that no path reaches have none. */
  private static int farthest(double[] distances) {
    int farthest = Nodes.NONE;
    for (int corner = 0; corner < distances.length; corner++) {
      boolean farther =
          farthest == Nodes.NONE
              ? !Double.isNaN(distances[corner])
              : distances[corner] > distances[farthest];
      farthest = farther ? corner : farthest;
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

  /** Returns by how much a distance may be wrong. */
  double error() {
    return error;
  }
}
