package org.bowsprit.router.geodesic;

/**
 * A few corners, and the distances of all corners from these landmarks. {@link Bounds} computes
 * lower bounds of lengths from them (ALT: Goldberg and Harrelson, <i>Computing the Shortest Path:
 * A* Search Meets Graph Theory</i>, SODA 2005).
 *
 * <p>Landmarks lie in the part of the floor that has the most faces. Each landmark is as far as
 * possible from the landmarks before it. The first landmarks are therefore at the rim, later
 * landmarks are in between. Each landmark needs 4 bytes of memory for each corner. This class is
 * immutable.
 */
final class Landmarks {

  /** Contains no landmarks and therefore gives no bounds. */
  static final Landmarks NONE = new Landmarks(0, new float[0]);

  /** The smallest number of faces for which landmarks are used. */
  private static final int FEWEST_FACES = 500;

  /** The number of landmarks. The distances of a corner from all landmarks fill a cache line. */
  private static final int COUNT = 16;

  /** The largest relative error of a distance that is stored with 24 bits. */
  private static final double ROUNDING = 0x1p-24;

  private final int count;

  /** The distances of all corners. The distances of one corner from all landmarks are adjacent. */
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
   * Chooses landmarks and measures the distances. Returns no landmarks for a floor that is small,
   * that has distances that depend on the direction, or that takes too long to measure.
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

  /** Returns the corner with the greatest distance. Ignores corners that no path reaches. */
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

  /** Returns the largest possible error of a distance. */
  double error() {
    return error;
  }
}
