package org.bowsprit.router.geodesic;

import java.util.Arrays;

/**
 * A binary heap of search nodes: least f first, then greatest g, then the lower door, then the
 * interval that starts first, then the older node (spec 08 §11.3).
 *
 * <p>It keeps the nodes' keys, so that the search need not.
 */
final class NodeHeap {

  private int[] nodes = new int[64];
  private double[] f = new double[64];
  private int size;
  private final TieBreak ties;

  /** Orders nodes of equal f. */
  interface TieBreak {
    boolean before(int node, int other);
  }

  NodeHeap(TieBreak ties) {
    this.ties = ties;
  }

  void clear() {
    size = 0;
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** The f of the node {@link #pop} would return. */
  double leastF() {
    return f[0];
  }

  void push(int node, double nodeF) {
    if (size == nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * size);
      f = Arrays.copyOf(f, 2 * size);
    }
    int hole = size++;
    while (hole > 0) {
      int parent = (hole - 1) >> 1;
      if (!before(nodeF, node, f[parent], nodes[parent])) {
        break;
      }
      nodes[hole] = nodes[parent];
      f[hole] = f[parent];
      hole = parent;
    }
    nodes[hole] = node;
    f[hole] = nodeF;
  }

  int pop() {
    final int least = nodes[0];
    int node = nodes[--size];
    double nodeF = f[size];
    int hole = 0;
    for (int child = 1; child < size; child = 2 * hole + 1) {
      if (child + 1 < size && before(f[child + 1], nodes[child + 1], f[child], nodes[child])) {
        child++;
      }
      if (!before(f[child], nodes[child], nodeF, node)) {
        break;
      }
      nodes[hole] = nodes[child];
      f[hole] = f[child];
      hole = child;
    }
    nodes[hole] = node;
    f[hole] = nodeF;
    return least;
  }

  private boolean before(double f1, int node1, double f2, int node2) {
    return f1 < f2 || (f1 == f2 && ties.before(node1, node2));
  }
}
