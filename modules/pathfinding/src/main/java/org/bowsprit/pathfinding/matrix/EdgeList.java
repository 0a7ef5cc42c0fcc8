package org.bowsprit.pathfinding.matrix;

import java.util.Arrays;

/** A growing list of the edges of a graph, as pairs of ids. */
final class EdgeList {

  private int[] ends = new int[64];
  private int endCount;

  /** Adds an edge. */
  void add(int a, int b) {
    if (endCount == ends.length) {
      ends = Arrays.copyOf(ends, 2 * endCount);
    }
    ends[endCount] = a;
    ends[endCount + 1] = b;
    endCount += 2;
  }

  /** Returns twice the number of edges. */
  int endCount() {
    return endCount;
  }

  /** Returns an end of an edge. Edge k has the ends 2k and 2k + 1. */
  int end(int index) {
    return ends[index];
  }

  /** Returns the opposite end of the same edge. */
  int opposite(int index) {
    return ends[index ^ 1];
  }
}
