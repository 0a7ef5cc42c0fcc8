package org.bowsprit.router.geodesic;

import java.util.Arrays;

/**
 * Finds the parts of a floor that are connected by a single face. These are the blocks (biconnected
 * components) of the graph of faces. Tarjan's search (1972) finds them in time and memory linear in
 * the number of doors.
 *
 * <p>A shortest path crosses each face at most once. After a face between two blocks it therefore
 * never returns, and it enters only the blocks on the unique path in the tree of blocks from its
 * start to its target. Dead ends, and whole parts of a floor behind a single face, need not be
 * searched. This class is immutable.
 */
final class Blocks {

  private final PortalGraph graph;

  /**
   * For each face, the block between the face and the root of its tree. The root itself has no such
   * block.
   */
  private final int[] above;

  /** For each block, the face that is nearest to the root. */
  private int[] head = new int[16];

  private final int[] depth;
  private final int[] root;
  private int count;

  Blocks(PortalGraph graph) {
    this.graph = graph;
    int faces = graph.faces();
    above = new int[faces];
    depth = new int[faces];
    root = new int[faces];
    Arrays.fill(above, Nodes.NONE);
    new Search().run();
  }

  /** Returns the block that contains both faces of a door. */
  int between(int a, int b) {
    boolean below = above[a] != Nodes.NONE && (above[a] == above[b] || head[above[a]] == b);
    return below ? above[a] : above[b];
  }

  /** Returns a face of the part of the floor in which doors connect the most faces. */
  int faceOfLargestPart() {
    int[] sizes = new int[root.length];
    int largest = 0;
    for (int face = 0; face < root.length; face++) {
      if (++sizes[root[face]] > sizes[root[largest]]) {
        largest = face;
      }
    }
    return largest;
  }

  /** Returns the number of blocks. */
  int count() {
    return count;
  }

  /** Returns whether doors connect two faces. */
  boolean areConnected(int a, int b) {
    return root[a] == root[b];
  }

  /** Receives blocks. */
  interface Visitor {
    void block(int block);
  }

  /** Visits the blocks that a path between two connected faces may enter. */
  void between(int a, int b, Visitor visitor) {
    int one = a;
    int other = b;
    while (one != other) {
      if (depth[one] >= depth[other]) {
        visitor.block(above[one]);
        one = head[above[one]];
      } else {
        visitor.block(above[other]);
        other = head[above[other]];
      }
    }
  }

  /** The depth-first search for blocks, without recursion. */
  private final class Search {

    private final int[] found = new int[above.length];
    private final int[] low = new int[above.length];
    private final int[] parent = new int[above.length];
    private final int[] nextDoor = new int[above.length];
    private final int[] waiting = new int[above.length];
    private int waitingCount;
    private int time;

    /**
     * A one-way door of the matrix connects faces in both directions here, so {@code back} contains
     * the doors that lead to a face.
     */
    private final int[] firstBack = new int[above.length + 1];

    private final int[] back = new int[graph.doors()];

    Search() {
      for (int door = 0; door < back.length; door++) {
        firstBack[graph.to(door) + 1]++;
      }
      for (int face = 0; face < above.length; face++) {
        firstBack[face + 1] += firstBack[face];
      }
      int[] next = firstBack.clone();
      for (int door = 0; door < back.length; door++) {
        back[next[graph.to(door)]++] = graph.from(door);
      }
    }

    void run() {
      for (int face = 0; face < above.length; face++) {
        if (found[face] == 0) {
          begin(face);
        }
      }
      setDepths();
    }

    /**
     * Sets the depths of blocks. The head of a block is always found before the other faces of the
     * block.
     */
    private void setDepths() {
      int[] order = new int[above.length];
      for (int face = 0; face < order.length; face++) {
        order[found[face] - 1] = face;
      }
      for (int face : order) {
        if (above[face] != Nodes.NONE) {
          depth[face] = depth[head[above[face]]] + 1;
        }
      }
    }

    private void begin(int first) {
      parent[first] = Nodes.NONE;
      discover(first, first);
      int face = first;
      while (face != Nodes.NONE) {
        int degree = degree(face);
        if (nextDoor[face] < degree) {
          int neighbour = neighbour(face, nextDoor[face]++);
          if (found[neighbour] == 0) {
            parent[neighbour] = face;
            discover(neighbour, first);
            face = neighbour;
          } else {
            low[face] = Math.min(low[face], found[neighbour]);
          }
        } else {
          int up = parent[face];
          if (up != Nodes.NONE) {
            low[up] = Math.min(low[up], low[face]);
            if (low[face] >= found[up]) {
              close(face, up);
            }
          }
          face = up;
        }
      }
      waitingCount = 0;
    }

    private void discover(int face, int first) {
      found[face] = ++time;
      low[face] = time;
      root[face] = first;
      waiting[waitingCount++] = face;
    }

    private int degree(int face) {
      return graph.firstDoor[face + 1]
          - graph.firstDoor[face]
          + firstBack[face + 1]
          - firstBack[face];
    }

    private int neighbour(int face, int index) {
      int doors = graph.firstDoor[face + 1] - graph.firstDoor[face];
      return index < doors
          ? graph.to(graph.firstDoor[face] + index)
          : back[firstBack[face] + index - doors];
    }

    /**
     * Creates a block from a face, the face above it, and all faces that were found later and are
     * not in a block yet.
     */
    private void close(int face, int up) {
      if (count == head.length) {
        head = Arrays.copyOf(head, 2 * count);
      }
      head[count] = up;
      int member;
      do {
        member = waiting[--waitingCount];
        above[member] = count;
      } while (member != face);
      count++;
    }
  }
}
