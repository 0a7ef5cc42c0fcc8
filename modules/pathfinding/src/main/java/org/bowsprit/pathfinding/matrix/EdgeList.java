package org.bowsprit.pathfinding.matrix;

import java.util.Arrays;

/** Edges of a graph in the making: pairs of ids in a list that grows. */
final class EdgeList {

  private int[] ends = new int[64];
  private int length;

  /** Adds an edge. */
  void add(int a, int b) {
    if (length == ends.length) {
      ends = Arrays.copyOf(ends, 2 * length);
    }
    ends[length] = a;
    ends[length + 1] = b;
    length += 2;
  }

  /** Returns twice the number of edges. */
  int length() {
    return length;
  }

  /** Returns an end: those of edge k are 2k and 2k + 1. */
  int end(int index) {
    return ends[index];
  }

  /** Returns the other end of the edge that an end belongs to. */
  int opposite(int index) {
    return ends[index ^ 1];
  }
}
