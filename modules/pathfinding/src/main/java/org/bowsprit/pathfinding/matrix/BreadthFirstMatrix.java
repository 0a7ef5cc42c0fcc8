package org.bowsprit.pathfinding.matrix;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Builds a matrix breadth first (spec 08 §7.1).
 *
 * <p>The next box from s to d is the smallest neighbour of s that lies on a chain of fewest hops. A
 * row has no entry for its own box; rows of boxes that take no part are empty.
 *
 * <p>Sixty-four destinations are searched for at a time, one to a bit, by all boxes at once: those
 * that a box comes to see in one more hop are those its neighbours came to see in the last, and the
 * smallest neighbour that brings a destination is the box to step into.
 */
public final class BreadthFirstMatrix {

  private final BoxGraph graph;
  private final int size;
  private final int blocks;

  /** For each edge a word of each block: the destinations for which this is the first step. */
  private final long[] ways;

  /** For each box the destinations of the block that it has not seen yet. */
  private final long[] unseen;

  /** For each box the destinations of the block that it came to see in the last hop. */
  private long[] fresh;

  private long[] fresher;

  private BreadthFirstMatrix(BoxGraph graph) {
    this.graph = graph;
    this.size = graph.size();
    this.blocks = (size + Long.SIZE - 1) / Long.SIZE;
    this.ways = new long[Math.multiplyExact(graph.firstEdge(size), blocks)];
    this.unseen = new long[size];
    this.fresh = new long[size];
    this.fresher = new long[size];
  }

  /** Builds the matrix over the boxes without flag 0x80. */
  public static BoxMatrix build(List<WalkBox> boxes) {
    return build(BoxGraph.ofVisible(boxes));
  }

  /** Builds the matrix of a graph. */
  public static BoxMatrix build(BoxGraph graph) {
    BreadthFirstMatrix builder = new BreadthFirstMatrix(graph);
    for (int block = 0; block < builder.blocks; block++) {
      builder.search(block);
    }
    HopTableBuilder table = new HopTableBuilder(graph.size());
    for (int source = 0; source < graph.size(); source++) {
      builder.addRow(source, table);
      table.endRow();
    }
    return new BoxMatrix(table.build(), MatrixOrigin.REBUILT);
  }

  private void search(int block) {
    int first = block * Long.SIZE;
    int count = Math.min(Long.SIZE, size - first);
    Arrays.fill(unseen, -1L >>> (Long.SIZE - count));
    Arrays.fill(fresh, 0);
    for (int i = 0; i < count; i++) {
      fresh[first + i] = 1L << i;
      unseen[first + i] &= ~(1L << i);
    }
    while (hop(block)) {
      long[] spent = fresh;
      fresh = fresher;
      fresher = spent;
    }
  }

  /** Looks one hop further; returns false if that brought nothing new. */
  private boolean hop(int block) {
    long any = 0;
    int edge = 0;
    for (int box = 0; box < size; box++) {
      int end = graph.firstEdge(box + 1);
      long before = unseen[box];
      long left = before;
      for (; edge < end && left != 0; edge++) {
        long brought = fresh[graph.boxBehind(edge)] & left;
        if (brought != 0) {
          ways[edge * blocks + block] |= brought;
          left ^= brought;
        }
      }
      edge = end;
      unseen[box] = left;
      fresher[box] = before ^ left;
      any |= before ^ left;
    }
    return any != 0;
  }

  private void addRow(int source, HopTableBuilder table) {
    int first = graph.firstEdge(source);
    int end = graph.firstEdge(source + 1);
    int destination = first == end ? size : 0;
    while (destination < size) {
      int edge = first;
      while (edge < end && !leadsTo(edge, destination)) {
        edge++;
      }
      int from = destination++;
      if (edge < end) {
        destination = endOfRun(edge, from);
        table.add(from, destination - 1, graph.boxBehind(edge));
      }
    }
  }

  private boolean leadsTo(int edge, int destination) {
    return ((ways[edge * blocks + destination / Long.SIZE] >>> destination) & 1) != 0;
  }

  /** The first destination after a run of those that one edge leads to. */
  private int endOfRun(int edge, int from) {
    int block = from / Long.SIZE;
    int bit = from % Long.SIZE;
    int length = Long.numberOfTrailingZeros(~(ways[edge * blocks + block] >>> bit));
    while (bit + length == Long.SIZE && ++block < blocks) {
      bit = 0;
      length = Long.numberOfTrailingZeros(~ways[edge * blocks + block]);
    }
    return Math.min(block, blocks - 1) * Long.SIZE + bit + length;
  }
}
