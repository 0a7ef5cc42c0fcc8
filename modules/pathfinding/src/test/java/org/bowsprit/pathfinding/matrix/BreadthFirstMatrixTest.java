package org.bowsprit.pathfinding.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the box matrix that a breadth-first search builds from random graphs. */
class BreadthFirstMatrixTest {

  private static final int HOPS_IF_UNREACHABLE = 1_000_000;

  /**
   * The numbers of boxes are close to multiples of 64, because the builder processes 64
   * destinations at a time.
   */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 12, 63, 64, 65, 128, 150})
  void theNextBoxIsTheFirstNeighbourThatIsOneHopNearerToTheDestination(int size) {
    Random random = new Random(71 + size);
    for (int round = 0; round < 12; round++) {
      BoxGraph graph = BoxGraph.ofEdges(size, ringWithChords(size, size * (round % 4), random));
      assertThat(HopRows.table(BreadthFirstMatrix.build(graph), size))
          .isDeepEqualTo(expectedTable(graph));
    }
  }

  /**
   * Returns the edges of a ring with random chords. Some edges are left out, so that some boxes may
   * not be reachable.
   */
  private static List<int[]> ringWithChords(int size, int chordCount, Random random) {
    List<int[]> edges = new ArrayList<>();
    for (int i = 1; i < size; i++) {
      if (random.nextInt(40) != 0) {
        edges.add(new int[] {i - 1, i});
      }
    }
    for (int i = 0; i < chordCount; i++) {
      int a = random.nextInt(size);
      int b = random.nextInt(size);
      if (a != b) {
        edges.add(new int[] {a, b});
      }
    }
    return edges;
  }

  /**
   * Returns the table that spec 08 §7.1 requires. It is computed from the numbers of hops between
   * all boxes.
   */
  private static int[][] expectedTable(BoxGraph graph) {
    int[][] hops = hopCounts(graph);
    int[][] next = new int[graph.size()][graph.size()];
    for (int source = 0; source < graph.size(); source++) {
      Arrays.fill(next[source], BoxMatrix.UNREACHABLE);
      for (int destination = 0; destination < graph.size(); destination++) {
        for (int i = graph.degree(source) - 1; i >= 0; i--) {
          int neighbour = graph.neighbour(source, i);
          if (hops[source][destination] < HOPS_IF_UNREACHABLE
              && hops[neighbour][destination] == hops[source][destination] - 1) {
            next[source][destination] = neighbour;
          }
        }
      }
    }
    return next;
  }

  private static int[][] hopCounts(BoxGraph graph) {
    int[][] hops = new int[graph.size()][graph.size()];
    for (int i = 0; i < graph.size(); i++) {
      Arrays.fill(hops[i], HOPS_IF_UNREACHABLE);
      hops[i][i] = 0;
      for (int k = 0; k < graph.degree(i); k++) {
        hops[i][graph.neighbour(i, k)] = 1;
      }
    }
    for (int k = 0; k < graph.size(); k++) {
      for (int i = 0; i < graph.size(); i++) {
        for (int j = 0; j < graph.size(); j++) {
          hops[i][j] = Math.min(hops[i][j], hops[i][k] + hops[k][j]);
        }
      }
    }
    return hops;
  }
}
