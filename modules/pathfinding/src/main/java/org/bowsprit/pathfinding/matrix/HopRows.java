package org.bowsprit.pathfinding.matrix;

import java.util.ArrayList;
import java.util.List;

/**
 * Converts between rows of a matrix, as triples, and tables of next boxes (spec 08 §2).
 *
 * @since 1.0
 */
public final class HopRows {

  private HopRows() {}

  /**
   * Compresses one row of a table of next boxes. Each triple covers consecutive destinations with
   * the same next box, and no triple covers an unreachable destination.
   *
   * @param next the next box by destination; {@link BoxMatrix#UNREACHABLE} if there is none
   */
  public static List<HopRun> compress(int[] next) {
    List<HopRun> runs = new ArrayList<>();
    int from = 0;
    while (from < next.length) {
      int to = from;
      while (to + 1 < next.length && next[to + 1] == next[from]) {
        to++;
      }
      if (next[from] != BoxMatrix.UNREACHABLE) {
        runs.add(new HopRun(from, to, next[from]));
      }
      from = to + 1;
    }
    return runs;
  }

  /**
   * Returns the table of next boxes of a matrix, in whose rows the first matching entry is used.
   *
   * @param size the number of boxes; the result is indexed {@code [source][destination]}, {@link
   *     BoxMatrix#UNREACHABLE} if there is no entry
   */
  public static int[][] table(BoxMatrix matrix, int size) {
    int[][] table = new int[size][size];
    for (int source = 0; source < size; source++) {
      for (int destination = 0; destination < size; destination++) {
        table[source][destination] = matrix.next(source, destination);
      }
    }
    return table;
  }
}
