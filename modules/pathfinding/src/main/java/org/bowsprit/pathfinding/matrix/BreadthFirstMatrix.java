package org.bowsprit.pathfinding.matrix;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Builds a matrix by breadth-first search (spec 08 §7.1).
 *
 * <p>The next box from s to d is the neighbour of s with the smallest id that lies on a chain with
 * the fewest hops. A row has no entry for its own box. Rows of excluded boxes are empty.
 *
 * <p>Sixty-four destinations are searched at a time, one per bit, for all boxes together. With each
 * hop, a box reaches the destinations that its neighbours reached with the previous hop. Only the
 * remainder of the number of hops modulo 3 is stored. This is enough to find the neighbours nearer
 * to a destination, because the numbers of hops of neighbours differ by at most one.
 *
 * @since 1.0
 */
public final class BreadthFirstMatrix {

  private static final int REMAINDERS = 3;

  private final BoxGraph graph;
  private final int size;
  private final int blocks;

  /** The destinations at a number of hops modulo 3, by remainder, box and block. */
  private final long[][] seen;

  /** The destinations of the block that have not been reached yet, for each box. */
  private final long[] unseen;

  /** The destinations of the block that were reached with the last hop, for each box. */
  private long[] fresh;

  private long[] fresher;

  /** The destinations to which an edge leads, for each edge of a row's box and each block. */
  private long[] ways = {};

  private BreadthFirstMatrix(BoxGraph graph) {
    this.graph = graph;
    this.size = graph.size();
    this.blocks = (size + Long.SIZE - 1) / Long.SIZE;
    this.seen = new long[REMAINDERS][Math.multiplyExact(size, blocks)];
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
      if (graph.degree(source) > 0) {
        builder.findWays(source);
        builder.addRuns(source, table);
      }
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
      long self = 1L << i;
      fresh[first + i] = self;
      unseen[first + i] ^= self;
      seen[0][(first + i) * blocks + block] = self;
    }
    int hops = 1;
    while (hop(block, seen[hops % REMAINDERS])) {
      long[] spent = fresh;
      fresh = fresher;
      fresher = spent;
      hops++;
    }
  }

  /** Advances by one hop. Returns false if no new destination was reached. */
  private boolean hop(int block, long[] atThisDistance) {
    long any = 0;
    for (int box = 0; box < size; box++) {
      long brought = 0;
      if (unseen[box] != 0) {
        for (int i = 0; i < graph.degree(box); i++) {
          brought |= fresh[graph.neighbour(box, i)];
        }
        brought &= unseen[box];
        unseen[box] ^= brought;
        atThisDistance[box * blocks + block] |= brought;
        any |= brought;
      }
      fresher[box] = brought;
    }
    return any != 0;
  }

  /** Assigns every destination of a row to the smallest neighbour that is nearer to it. */
  private void findWays(int source) {
    int degree = graph.degree(source);
    if (degree * blocks > ways.length) {
      ways = new long[degree * blocks];
    }
    for (int block = 0; block < blocks; block++) {
      int from = source * blocks + block;
      long left = -1;
      for (int i = 0; i < degree; i++) {
        int by = graph.neighbour(source, i) * blocks + block;
        long nearer =
            (seen[1][from] & seen[0][by])
                | (seen[2][from] & seen[1][by])
                | (seen[0][from] & seen[2][by]);
        ways[i * blocks + block] = nearer & left;
        left &= ~nearer;
      }
    }
  }

  private void addRuns(int source, HopTableBuilder table) {
    int degree = graph.degree(source);
    int destination = 0;
    while (destination < size) {
      int way = 0;
      while (way < degree && !leadsTo(way, destination)) {
        way++;
      }
      int from = destination++;
      if (way < degree) {
        destination = endOfRun(way, from);
        table.add(from, destination - 1, graph.neighbour(source, way));
      }
    }
  }

  private boolean leadsTo(int way, int destination) {
    return ((ways[way * blocks + destination / Long.SIZE] >>> destination) & 1) != 0;
  }

  /** Returns the first destination after a run of destinations with the same edge. */
  private int endOfRun(int way, int from) {
    int block = from / Long.SIZE;
    int bit = from % Long.SIZE;
    int length = Long.numberOfTrailingZeros(~(ways[way * blocks + block] >>> bit));
    while (bit + length == Long.SIZE && block + 1 < blocks) {
      block++;
      bit = 0;
      length = Long.numberOfTrailingZeros(~ways[way * blocks + block]);
    }
    return block * Long.SIZE + bit + length;
  }
}
