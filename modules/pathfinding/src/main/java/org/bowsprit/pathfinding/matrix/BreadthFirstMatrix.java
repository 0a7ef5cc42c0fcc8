package org.bowsprit.pathfinding.matrix;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Builds a matrix breadth first from every box (spec 08 §7.1).
 *
 * <p>The next box from s to d is the smallest neighbour of s that lies on a chain of fewest hops. A
 * row has no entry for its own box; rows of boxes that take no part are empty.
 */
public final class BreadthFirstMatrix {

  private final BoxGraph graph;
  private final int[] firstHop;
  private final int[] queue;

  private BreadthFirstMatrix(BoxGraph graph) {
    this.graph = graph;
    this.firstHop = new int[graph.size()];
    this.queue = new int[graph.size()];
  }

  /** Builds the matrix over the boxes without flag 0x80. */
  public static BoxMatrix build(List<WalkBox> boxes) {
    return build(BoxGraph.ofVisible(boxes));
  }

  /** Builds the matrix of a graph. */
  public static BoxMatrix build(BoxGraph graph) {
    BreadthFirstMatrix builder = new BreadthFirstMatrix(graph);
    List<List<HopRun>> rows = new ArrayList<>(graph.size());
    for (int source = 0; source < graph.size(); source++) {
      rows.add(builder.row(source));
    }
    return new BoxMatrix(rows, MatrixOrigin.REBUILT);
  }

  private List<HopRun> row(int source) {
    Arrays.fill(firstHop, BoxMatrix.UNREACHABLE);
    firstHop[source] = source;
    int tail = 0;
    for (int i = 0; i < graph.degree(source); i++) {
      int neighbour = graph.neighbour(source, i);
      firstHop[neighbour] = neighbour;
      queue[tail++] = neighbour;
    }
    for (int head = 0; head < tail; head++) {
      int box = queue[head];
      for (int i = 0; i < graph.degree(box); i++) {
        int neighbour = graph.neighbour(box, i);
        if (firstHop[neighbour] == BoxMatrix.UNREACHABLE) {
          firstHop[neighbour] = firstHop[box];
          queue[tail++] = neighbour;
        }
      }
    }
    firstHop[source] = BoxMatrix.UNREACHABLE;
    return HopRows.compress(firstHop);
  }
}
