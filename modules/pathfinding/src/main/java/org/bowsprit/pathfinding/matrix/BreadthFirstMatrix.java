package org.bowsprit.pathfinding.matrix;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Builds a matrix by breadth-first search (spec 08 §7.1).
 *
 * <p>The next box from s to d is the neighbour of s with the smallest id that lies on a chain with
 * the fewest hops. The row of a box has no entry for the box itself. Rows of excluded boxes are
 * empty.
 *
 * <p>Sixty-four destinations are searched at a time, one per bit, for all boxes together. With each
 * hop, a box reaches the destinations that its neighbours reached with the previous hop. Only the
 * number of hops modulo 3 is stored. This is enough to find the neighbours that are nearer to a
 * destination, because the numbers of hops of two neighbours differ by at most one.
 *
 * @since 1.0
 */
public final class BreadthFirstMatrix {

  private static final int REMAINDERS = 3;

  private final BoxGraph graph;
  private final int size;
  private final int blockCount;

  /**
   * The destinations that have a number of hops modulo 3, by this remainder, by box and by block.
   */
  private final long[][] reachedByRemainder;

  /** The destinations of the block that have not been reached yet, for each box. */
  private final long[] unreached;

  /** The destinations of the block that were reached with the last hop, for each box. */
  private long[] lastReached;

  private long[] newlyReached;

  /** The destinations to which an edge leads, for each edge of a row's box and each block. */
  private long[] destinationsByEdge = {};

  private BreadthFirstMatrix(BoxGraph graph) {
    this.graph = graph;
    this.size = graph.size();
    this.blockCount = (size + Long.SIZE - 1) / Long.SIZE;
    this.reachedByRemainder = new long[REMAINDERS][Math.multiplyExact(size, blockCount)];
    this.unreached = new long[size];
    this.lastReached = new long[size];
    this.newlyReached = new long[size];
  }

  /** Builds the matrix over the boxes without flag 0x80. */
  public static BoxMatrix build(List<WalkBox> boxes) {
    return build(BoxGraph.ofVisible(boxes));
  }

  /** Builds the matrix of a graph. */
  public static BoxMatrix build(BoxGraph graph) {
    BreadthFirstMatrix builder = new BreadthFirstMatrix(graph);
    for (int block = 0; block < builder.blockCount; block++) {
      builder.searchBlock(block);
    }
    HopTableBuilder table = new HopTableBuilder(graph.size());
    for (int source = 0; source < graph.size(); source++) {
      if (graph.degree(source) > 0) {
        builder.assignDestinations(source);
        builder.addRuns(source, table);
      }
      table.endRow();
    }
    return new BoxMatrix(table.build(), MatrixOrigin.REBUILT);
  }

  private void searchBlock(int block) {
    int first = block * Long.SIZE;
    int count = Math.min(Long.SIZE, size - first);
    Arrays.fill(unreached, -1L >>> (Long.SIZE - count));
    Arrays.fill(lastReached, 0);
    for (int i = 0; i < count; i++) {
      long ownBit = 1L << i;
      lastReached[first + i] = ownBit;
      unreached[first + i] ^= ownBit;
      reachedByRemainder[0][(first + i) * blockCount + block] = ownBit;
    }
    int hops = 1;
    while (advanceHop(block, reachedByRemainder[hops % REMAINDERS])) {
      long[] previous = lastReached;
      lastReached = newlyReached;
      newlyReached = previous;
      hops++;
    }
  }

  /** Advances by one hop. Returns false if no new destination was reached. */
  private boolean advanceHop(int block, long[] reachedAtDistance) {
    long anyReached = 0;
    for (int box = 0; box < size; box++) {
      long reached = 0;
      if (unreached[box] != 0) {
        for (int i = 0; i < graph.degree(box); i++) {
          reached |= lastReached[graph.neighbour(box, i)];
        }
        reached &= unreached[box];
        unreached[box] ^= reached;
        reachedAtDistance[box * blockCount + block] |= reached;
        anyReached |= reached;
      }
      newlyReached[box] = reached;
    }
    return anyReached != 0;
  }

  /**
   * Assigns every destination of a row to the neighbour with the smallest id that is nearer to the
   * destination.
   */
  private void assignDestinations(int source) {
    int degree = graph.degree(source);
    if (degree * blockCount > destinationsByEdge.length) {
      destinationsByEdge = new long[degree * blockCount];
    }
    for (int block = 0; block < blockCount; block++) {
      int sourceIndex = source * blockCount + block;
      long unassigned = -1;
      for (int i = 0; i < degree; i++) {
        int neighbourIndex = graph.neighbour(source, i) * blockCount + block;
        long nearer =
            (reachedByRemainder[1][sourceIndex] & reachedByRemainder[0][neighbourIndex])
                | (reachedByRemainder[2][sourceIndex] & reachedByRemainder[1][neighbourIndex])
                | (reachedByRemainder[0][sourceIndex] & reachedByRemainder[2][neighbourIndex]);
        destinationsByEdge[i * blockCount + block] = nearer & unassigned;
        unassigned &= ~nearer;
      }
    }
  }

  private void addRuns(int source, HopTableBuilder table) {
    int degree = graph.degree(source);
    int destination = 0;
    while (destination < size) {
      int edge = 0;
      while (edge < degree && !leadsTo(edge, destination)) {
        edge++;
      }
      int from = destination++;
      if (edge < degree) {
        destination = endOfRun(edge, from);
        table.add(from, destination - 1, graph.neighbour(source, edge));
      }
    }
  }

  private boolean leadsTo(int edge, int destination) {
    return ((destinationsByEdge[edge * blockCount + destination / Long.SIZE] >>> destination) & 1)
        != 0;
  }

  /** Returns the first destination after a run of destinations with the same edge. */
  private int endOfRun(int edge, int from) {
    int block = from / Long.SIZE;
    int bit = from % Long.SIZE;
    int length =
        Long.numberOfTrailingZeros(~(destinationsByEdge[edge * blockCount + block] >>> bit));
    while (bit + length == Long.SIZE && block + 1 < blockCount) {
      block++;
      bit = 0;
      length = Long.numberOfTrailingZeros(~destinationsByEdge[edge * blockCount + block]);
    }
    return block * Long.SIZE + bit + length;
  }
}
