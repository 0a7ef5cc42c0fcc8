package org.bowsprit.router.geodesic;

import java.util.Arrays;

/**
 * A few corners at the rim of a floor and the distances of all corners from them, from which {@link
 * Bounds} of lengths follow (ALT: Goldberg and Harrelson, <i>Computing the Shortest Path: A* Search
 * Meets Graph Theory</i>, SODA 2005).
 *
 * <p>Landmarks are the corners farthest out in eight directions, in the part of the floor that has
 * the most faces. Memory: 8 bytes for each corner and landmark. Immutable.
 */
final class Landmarks {

  /** No landmarks, and so no bounds. */
  static final Landmarks NONE = new Landmarks(0, new double[0]);

  /** Floors with fewer faces are searched without landmarks. */
  private static final int FEWEST_FACES = 500;

  /** The steps of eight directions along an axis; two entries on, those along the other axis. */
  private static final int[] STEPS = {1, 1, 0, -1, -1, -1, 0, 1};

  private final int count;

  /** Those of a corner from all landmarks are adjacent. */
  private final double[] distances;

  private Landmarks(int count, double[] distances) {
    this.count = count;
    this.distances = distances;
  }

  /**
   * Chooses landmarks and measures the distances; none on floors that are small, whose distances
   * depend on the direction, or that take too long to measure.
   */
  static Landmarks of(PortalGraph graph) {
    if (graph.faces() < FEWEST_FACES || !graph.isSymmetric()) {
      return NONE;
    }
    int[] chosen = choose(graph);
    double[] distances = new double[chosen.length * graph.corners()];
    Survey survey = new Survey(graph);
    for (int i = 0; i < chosen.length; i++) {
      double[] measured = survey.from(chosen[i]);
      if (measured.length == 0) {
        return NONE;
      }
      for (int corner = 0; corner < measured.length; corner++) {
        distances[corner * chosen.length + i] = measured[corner];
      }
    }
    return new Landmarks(chosen.length, distances);
  }

  private static int[] choose(PortalGraph graph) {
    int within = graph.blocks.faceOfLargestPart();
    int[] chosen = new int[STEPS.length];
    Arrays.fill(chosen, Nodes.NONE);
    for (int corner = 0; corner < graph.corners(); corner++) {
      if (graph.blocks.areConnected(within, graph.faceAt[graph.firstFaceAt[corner]])) {
        for (int i = 0; i < chosen.length; i++) {
          if (chosen[i] == Nodes.NONE || out(graph, corner, i) > out(graph, chosen[i], i)) {
            chosen[i] = corner;
          }
        }
      }
    }
    return Arrays.stream(chosen).filter(corner -> corner != Nodes.NONE).distinct().toArray();
  }

  /** Returns how far out a corner lies in a direction. */
  private static long out(PortalGraph graph, int corner, int direction) {
    return (long) STEPS[direction] * graph.cornerX[corner]
        + (long) STEPS[(direction + 2) % STEPS.length] * graph.cornerY[corner];
  }

  int count() {
    return count;
  }

  /** Returns the distance of a corner from a landmark; NaN if no path connects them. */
  double distance(int landmark, int corner) {
    return distances[corner * count + landmark];
  }
}
