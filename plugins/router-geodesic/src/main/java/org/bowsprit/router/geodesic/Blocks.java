package org.bowsprit.router.geodesic;

import java.util.Arrays;

/**
 * Finds the parts of a floor that are connected to other parts by a single face. These parts are
 * the blocks (biconnected components) of the graph of faces. Tarjan's search (1972) finds the
 * blocks in time and memory linear in the number of doors.
 *
 * <p>A shortest path crosses each face at most once. It therefore never returns to a block after it
 * has passed a face between two blocks, and it enters only the blocks on the unique path from its
 * start to its target in the tree of blocks. Dead ends, and whole parts of a floor behind a single
 * face, need not be searched. This class is immutable.
 */
final class Blocks {

  private final PortalGraph graph;

  /**
   * For each face, the block between the face and the root of its tree. The root itself has no such
   * block.
   */
  private final int[] blockAbove;

  /** For each block, the face that is nearest to the root. */
  private int[] headOfBlock = new int[16];

  private final int[] depth;
  private final int[] root;
  private int blockCount;

  Blocks(PortalGraph graph) {
    this.graph = graph;
    int faces = graph.faceCount();
    blockAbove = new int[faces];
    depth = new int[faces];
    root = new int[faces];
    Arrays.fill(blockAbove, Nodes.NONE);
    new Search().run();
  }

  /** Returns the block that contains both faces of a door. */
  int blockOf(int a, int b) {
    boolean isBelow =
        blockAbove[a] != Nodes.NONE
            && (blockAbove[a] == blockAbove[b] || headOfBlock[blockAbove[a]] == b);
    return isBelow ? blockAbove[a] : blockAbove[b];
  }

  /** Returns a face of the largest part of the floor. This is the part with the most faces. */
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
  int blockCount() {
    return blockCount;
  }

  /** Returns whether two faces are connected by a sequence of doors. */
  boolean areConnected(int a, int b) {
    return root[a] == root[b];
  }

  /** Receives blocks. */
  interface Visitor {
    void block(int block);
  }

  /** Visits the blocks that a path between two connected faces may enter. */
  void blockOf(int a, int b, Visitor visitor) {
    int first = a;
    int second = b;
    while (first != second) {
      if (depth[first] >= depth[second]) {
        visitor.block(blockAbove[first]);
        first = headOfBlock[blockAbove[first]];
      } else {
        visitor.block(blockAbove[second]);
        second = headOfBlock[blockAbove[second]];
      }
    }
  }

  /** The depth-first search for blocks, without recursion. */
  private final class Search {

    private final int[] discoveryTime = new int[blockAbove.length];
    private final int[] lowTime = new int[blockAbove.length];
    private final int[] parent = new int[blockAbove.length];
    private final int[] nextDoor = new int[blockAbove.length];
    private final int[] pendingFaces = new int[blockAbove.length];
    private int pendingCount;
    private int time;

    /**
     * The faces from which doors lead to each face. The search also follows doors backwards, so
     * that a one-way door of the matrix connects its faces in both directions.
     */
    private final int[] firstIncoming = new int[blockAbove.length + 1];

    private final int[] incomingFaces = new int[graph.doorCount()];

    Search() {
      for (int door = 0; door < incomingFaces.length; door++) {
        firstIncoming[graph.to(door) + 1]++;
      }
      for (int face = 0; face < blockAbove.length; face++) {
        firstIncoming[face + 1] += firstIncoming[face];
      }
      int[] next = firstIncoming.clone();
      for (int door = 0; door < incomingFaces.length; door++) {
        incomingFaces[next[graph.to(door)]++] = graph.from(door);
      }
    }

    void run() {
      for (int face = 0; face < blockAbove.length; face++) {
        if (discoveryTime[face] == 0) {
          searchFrom(face);
        }
      }
      setDepths();
    }

    /**
     * Sets the depths of blocks. The head of a block is always found before the other faces of the
     * block.
     */
    private void setDepths() {
      int[] order = new int[blockAbove.length];
      for (int face = 0; face < order.length; face++) {
        order[discoveryTime[face] - 1] = face;
      }
      for (int face : order) {
        if (blockAbove[face] != Nodes.NONE) {
          depth[face] = depth[headOfBlock[blockAbove[face]]] + 1;
        }
      }
    }

    private void searchFrom(int rootFace) {
      parent[rootFace] = Nodes.NONE;
      discover(rootFace, rootFace);
      int face = rootFace;
      while (face != Nodes.NONE) {
        int degree = degree(face);
        if (nextDoor[face] < degree) {
          int neighbour = neighbour(face, nextDoor[face]++);
          if (discoveryTime[neighbour] == 0) {
            parent[neighbour] = face;
            discover(neighbour, rootFace);
            face = neighbour;
          } else {
            lowTime[face] = Math.min(lowTime[face], discoveryTime[neighbour]);
          }
        } else {
          int parentFace = parent[face];
          if (parentFace != Nodes.NONE) {
            lowTime[parentFace] = Math.min(lowTime[parentFace], lowTime[face]);
            if (lowTime[face] >= discoveryTime[parentFace]) {
              createBlock(face, parentFace);
            }
          }
          face = parentFace;
        }
      }
      pendingCount = 0;
    }

    private void discover(int face, int rootFace) {
      discoveryTime[face] = ++time;
      lowTime[face] = time;
      root[face] = rootFace;
      pendingFaces[pendingCount++] = face;
    }

    private int degree(int face) {
      return graph.firstDoor[face + 1]
          - graph.firstDoor[face]
          + firstIncoming[face + 1]
          - firstIncoming[face];
    }

    private int neighbour(int face, int index) {
      int doors = graph.firstDoor[face + 1] - graph.firstDoor[face];
      return index < doors
          ? graph.to(graph.firstDoor[face] + index)
          : incomingFaces[firstIncoming[face] + index - doors];
    }

    /**
     * Creates a block from a face, the face above it, and all faces that were found later and are
     * not in a block yet.
     */
    private void createBlock(int face, int parentFace) {
      if (blockCount == headOfBlock.length) {
        headOfBlock = Arrays.copyOf(headOfBlock, 2 * blockCount);
      }
      headOfBlock[blockCount] = parentFace;
      int member;
      do {
        member = pendingFaces[--pendingCount];
        blockAbove[member] = blockCount;
      } while (member != face);
      blockCount++;
    }
  }
}
