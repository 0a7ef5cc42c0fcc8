package org.bowsprit.router.geodesic;

import java.util.Arrays;

/**
 * The open nodes. Nodes are ordered by smallest f, then by greatest g, then by the lower door, then
 * by the interval that starts first, then by age, the older node first (spec 08 §11.3).
 *
 * <p>The nodes are in a binary heap, except for the smallest node that was pushed since a node was
 * last taken. Usually this node is taken next and never enters the heap.
 */
final class NodeHeap {

  private int[] nodes = new int[64];
  private double[] f = new double[64];
  private int size;
  private int front = Nodes.NONE;
  private double frontF;
  private double takenF;
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
    front = Nodes.NONE;
  }

  boolean isEmpty() {
    return size == 0 && front == Nodes.NONE;
  }

  /** Returns the f of the node that was last taken. */
  double takenF() {
    return takenF;
  }

  void push(int node, double nodeF) {
    if (front == Nodes.NONE) {
      front = node;
      frontF = nodeF;
    } else if (before(nodeF, node, frontF, front)) {
      insert(front, frontF);
      front = node;
      frontF = nodeF;
    } else {
      insert(node, nodeF);
    }
  }

  /** Removes and returns the first node. */
  int take() {
    if (front != Nodes.NONE && (size == 0 || before(frontF, front, f[0], nodes[0]))) {
      int taken = front;
      takenF = frontF;
      front = Nodes.NONE;
      return taken;
    }
    takenF = f[0];
    return removeLeast();
  }

  private void insert(int node, double nodeF) {
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

  private int removeLeast() {
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
