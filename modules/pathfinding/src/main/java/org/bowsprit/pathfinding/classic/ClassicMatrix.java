package org.bowsprit.pathfinding.classic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxGraph;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.HopRows;
import org.bowsprit.pathfinding.matrix.HopRun;
import org.bowsprit.pathfinding.matrix.MatrixOrigin;

/**
 * Builds a matrix by the reference interpreter's all-pairs relaxation, with the same tie-breaking
 * (spec 08 §7.2).
 *
 * <p>Every box leads to itself. A hidden box leads to no other box. A next box of 0 means that
 * there is none, so row 0 is empty and no route passes box 0.
 *
 * @since 1.0
 */
public final class ClassicMatrix {

  private static final int NO_HOP = 0;
  private static final int UNKNOWN_HOPS = 255;

  private ClassicMatrix() {}

  /** Builds the matrix of the boxes in their current state. */
  public static BoxMatrix build(List<WalkBox> boxes) {
    return build(BoxGraph.of(boxes, box -> true, ClassicBox::connect));
  }

  /** Builds the matrix of a graph. */
  public static BoxMatrix build(BoxGraph graph) {
    int size = graph.size();
    int[][] hopCount = new int[size][size];
    int[][] nextBox = new int[size][size];
    for (int i = 0; i < size; i++) {
      Arrays.fill(hopCount[i], UNKNOWN_HOPS);
      hopCount[i][i] = 0;
      nextBox[i][i] = i;
      for (int k = 0; k < graph.degree(i); k++) {
        int neighbour = graph.neighbour(i, k);
        hopCount[i][neighbour] = 1;
        nextBox[i][neighbour] = neighbour;
      }
    }
    relax(hopCount, nextBox);
    List<List<HopRun>> rows = new ArrayList<>(size);
    for (int[] row : nextBox) {
      rows.add(HopRows.compress(withUnreachable(row)));
    }
    return new BoxMatrix(rows, MatrixOrigin.REBUILT);
  }

  private static void relax(int[][] hopCount, int[][] nextBox) {
    int size = hopCount.length;
    for (int k = 0; k < size; k++) {
      for (int i = 0; i < size; i++) {
        int hopsToK = hopCount[i][k];
        for (int j = 0; j < size; j++) {
          if (i != j && hopCount[i][j] > hopsToK + hopCount[k][j]) {
            hopCount[i][j] = hopsToK + hopCount[k][j];
            nextBox[i][j] = nextBox[i][k];
          }
        }
      }
    }
  }

  private static int[] withUnreachable(int[] row) {
    return Arrays.stream(row).map(next -> next == NO_HOP ? BoxMatrix.UNREACHABLE : next).toArray();
  }
}
