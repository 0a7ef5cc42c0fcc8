package org.bowsprit.router.geodesic;

import static org.bowsprit.pathfinding.geometry.Outline.turn;

import java.util.Arrays;

/**
 * Lower bounds of the paths from corners to the target of a query: they are at least as long as the
 * distances of both from a {@linkplain Landmarks landmark} differ. Where walls keep paths from the
 * straight line, this is far more than the straight line.
 */
final class Bounds {

  /** What sums of square roots may be wrong by. */
  private static final double ROUNDING = 1e-6;

  /** The number of landmarks used for a target. */
  private static final int USED = 3;

  private final PortalGraph graph;
  private final Landmarks landmarks;

  /** The distances from each landmark between which that of the target lies. */
  private final double[] least;

  private final double[] most;

  /** The landmarks in use: those with the best bounds at the start. */
  private final int[] used;

  /** The bounds computed for this target, and the targets they are for. */
  private final double[] bounds;

  private final int[] aimOf;
  private int aim;

  Bounds(PortalGraph graph, Landmarks landmarks) {
    this.graph = graph;
    this.landmarks = landmarks;
    this.least = new double[landmarks.count()];
    this.most = new double[landmarks.count()];
    this.used = new int[Math.min(USED, landmarks.count())];
    this.bounds = new double[landmarks.count() == 0 ? 0 : graph.corners()];
    this.aimOf = new int[bounds.length];
  }

  /**
   * Sets the target, and chooses the landmarks for paths to it from a face.
   *
   * @return whether there are bounds that are better at the start than the straight line; false for
   *     a target beside its face
   */
  boolean aim(int from, int face, int x, int y) {
    if (landmarks.count() == 0 || !holds(face, x, y)) {
      return false;
    }
    aim++;
    Arrays.fill(least, Double.NEGATIVE_INFINITY);
    Arrays.fill(most, Double.POSITIVE_INFINITY);
    for (int door = graph.firstDoor[face]; door < graph.firstDoor[face + 1]; door++) {
      approach(graph.lowCorner(door), x, y);
      approach(graph.highCorner(door), x, y);
    }
    int start = graph.lowCorner(graph.firstDoor[from]);
    choose(start);
    return from(start) > Cones.distance(graph.cornerX[start], graph.cornerY[start], x, y);
  }

  /** Chooses the landmarks that give the greatest bounds from a corner. */
  private void choose(int corner) {
    int count = 0;
    for (int i = 0; i < least.length; i++) {
      int place = count < used.length ? count++ : used.length;
      for (; place > 0 && bound(i, corner) > bound(used[place - 1], corner); place--) {
        if (place < used.length) {
          used[place] = used[place - 1];
        }
      }
      if (place < used.length) {
        used[place] = i;
      }
    }
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

  /** Narrows the distances of the target by those of a corner of its face. */
  private void approach(int corner, int x, int y) {
    double way = Cones.distance(graph.cornerX[corner], graph.cornerY[corner], x, y);
    for (int i = 0; i < least.length; i++) {
      double distance = landmarks.distance(i, corner);
      if (distance - way > least[i]) {
        least[i] = distance - way;
      }
      if (distance + way < most[i]) {
        most[i] = distance + way;
      }
    }
  }

  /** Returns a length that no path from a corner to the target is below. */
  double from(int corner) {
    if (aimOf[corner] != aim) {
      aimOf[corner] = aim;
      bounds[corner] = bound(corner);
    }
    return bounds[corner];
  }

  private double bound(int corner) {
    double best = 0;
    for (int landmark : used) {
      best = Math.max(best, bound(landmark, corner));
    }
    return best - ROUNDING;
  }

  /** Returns the bound that follows from one landmark; 0 if its distances are not known. */
  private double bound(int landmark, int corner) {
    double distance = landmarks.distance(landmark, corner);
    double bound = Math.max(least[landmark] - distance, distance - most[landmark]);
    return bound > 0 ? bound : 0;
  }
}
