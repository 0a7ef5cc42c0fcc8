package org.bowsprit.router.geodesic;

import java.util.Arrays;

/**
 * The open nodes. The order is: the node with the smallest f first, then the greatest g, then the
 * lowest door number, then the interval that starts first, then the oldest node (spec 08 §11.3).
 *
 * <p>The nodes are in a binary heap, except for the first of the nodes that were pushed since the
 * last node was taken. Usually this node is taken next and never enters the heap.
 */
final class NodeHeap {

  private int[] nodes = new int[64];
  private double[] f = new double[64];
  private int size;
  private int nextNode = Nodes.NONE;
  private double nextF;
  private double takenF;
  private final TieBreak tieBreak;

  /** Orders nodes of equal f. */
  interface TieBreak {
    boolean isBefore(int node, int other);
  }

  NodeHeap(TieBreak tieBreak) {
    this.tieBreak = tieBreak;
  }

  void clear() {
    size = 0;
    nextNode = Nodes.NONE;
  }

  boolean isEmpty() {
    return size == 0 && nextNode == Nodes.NONE;
  }

  /** Returns the f of the node that was last taken. */
  double takenF() {
    return takenF;
  }

  void push(int node, double value) {
    if (nextNode == Nodes.NONE) {
      nextNode = node;
      nextF = value;
    } else if (isBefore(value, node, nextF, nextNode)) {
      insert(nextNode, nextF);
      nextNode = node;
      nextF = value;
    } else {
      insert(node, value);
    }
  }

  /** Removes and returns the first node. */
  int take() {
    if (nextNode != Nodes.NONE && (size == 0 || isBefore(nextF, nextNode, f[0], nodes[0]))) {
      int node = nextNode;
      takenF = nextF;
      nextNode = Nodes.NONE;
      return node;
    }
    takenF = f[0];
    return removeFirst();
  }

  private void insert(int node, double value) {
    if (size == nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * size);
      f = Arrays.copyOf(f, 2 * size);
    }
    int hole = size++;
    while (hole > 0) {
      int parent = (hole - 1) >> 1;
      if (!isBefore(value, node, f[parent], nodes[parent])) {
        break;
      }
      nodes[hole] = nodes[parent];
      f[hole] = f[parent];
      hole = parent;
    }
    nodes[hole] = node;
    f[hole] = value;
  }

  private int removeFirst() {
    final int first = nodes[0];
    int node = nodes[--size];
    double value = f[size];
    int hole = 0;
    for (int child = 1; child < size; child = 2 * hole + 1) {
      if (child + 1 < size && isBefore(f[child + 1], nodes[child + 1], f[child], nodes[child])) {
        child++;
      }
      if (!isBefore(f[child], nodes[child], value, node)) {
        break;
      }
      nodes[hole] = nodes[child];
      f[hole] = f[child];
      hole = child;
    }
    nodes[hole] = node;
    f[hole] = value;
    return first;
  }

  private boolean isBefore(double f1, int node1, double f2, int node2) {
    return f1 < f2 || (f1 == f2 && tieBreak.isBefore(node1, node2));
  }
}
