package org.bowsprit.pathfinding.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BreadthFirstMatrixTest {

  private static final int UNREACHABLE_HOPS = 1_000_000;

  /**
   * The sizes are near multiples of 64, the number of destinations that the builder processes
   * together.
   */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 12, 63, 64, 65, 128, 150})
  void theNextBoxIsTheFirstNeighbourThatIsOneHopNearer(int size) {
    Random random = new Random(71 + size);
    for (int round = 0; round < 12; round++) {
      BoxGraph graph = BoxGraph.ofEdges(size, ringWithChords(size, size * (round % 4), random));
      assertThat(HopRows.table(BreadthFirstMatrix.build(graph), size))
          .isDeepEqualTo(expectedTable(graph));
    }
  }

  /**
   * Returns the edges of a ring with some chords, and sometimes with boxes that cannot be reached.
   */
  private static List<int[]> ringWithChords(int size, int chords, Random random) {
    List<int[]> edges = new ArrayList<>();
    for (int i = 1; i < size; i++) {
      if (random.nextInt(40) != 0) {
        edges.add(new int[] {i - 1, i});
      }
    }
    for (int i = 0; i < chords; i++) {
      int a = random.nextInt(size);
      int b = random.nextInt(size);
      if (a != b) {
        edges.add(new int[] {a, b});
      }
    }
    return edges;
  }

  /**
   * Returns the table with the property that spec 08 §7.1 requires, computed in a different way.
   */
  private static int[][] expectedTable(BoxGraph graph) {
    int[][] hops = hopCounts(graph);
    int[][] next = new int[graph.size()][graph.size()];
    for (int source = 0; source < graph.size(); source++) {
      Arrays.fill(next[source], BoxMatrix.UNREACHABLE);
      for (int destination = 0; destination < graph.size(); destination++) {
        for (int i = graph.degree(source) - 1; i >= 0; i--) {
          int neighbour = graph.neighbour(source, i);
          if (hops[source][destination] < UNREACHABLE_HOPS
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
      Arrays.fill(hops[i], UNREACHABLE_HOPS);
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
