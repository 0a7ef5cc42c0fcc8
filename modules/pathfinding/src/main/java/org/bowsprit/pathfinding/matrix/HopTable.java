package org.bowsprit.pathfinding.matrix;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * Rows of disjoint, ascending runs in one flat array, so that a lookup is one binary search.
 *
 * <p>Row s contains the entries {@code starts[s]…starts[s+1]−1}. Entry i is the run {@code
 * runs[3i]…runs[3i+1]} with the next box {@code runs[3i+2]}. Immutable.
 */
final class HopTable {

  private static final int STRIDE = 3;

  private final int[] starts;
  private final int[] runs;

  /** Creates a table from arrays with the layout described above. The arrays are not copied. */
  HopTable(int[] starts, int[] runs) {
    this.starts = starts;
    this.runs = runs;
  }

  /** Returns a table with disjoint runs. If runs overlap, the first counts. */
  static HopTable firstWins(List<List<HopRun>> rows) {
    HopTableBuilder table = new HopTableBuilder(rows.size());
    for (List<HopRun> row : rows) {
      List<HopRun> disjoint = new ArrayList<>();
      for (HopRun run : row) {
        addUncovered(disjoint, run);
      }
      for (HopRun run : disjoint) {
        table.add(run.from(), run.to(), run.next());
      }
      table.endRow();
    }
    return table.build();
  }

  /** Returns a table with disjoint runs. If runs overlap, the last counts. */
  static HopTable lastWins(List<List<HopRun>> rows) {
    List<List<HopRun>> reversed = new ArrayList<>(rows.size());
    for (List<HopRun> row : rows) {
      List<HopRun> copy = new ArrayList<>(row);
      Collections.reverse(copy);
      reversed.add(copy);
    }
    return firstWins(reversed);
  }

  /** Adds the parts of a run that no earlier run covers. The list stays in ascending order. */
  private static void addUncovered(List<HopRun> disjoint, HopRun run) {
    int from = run.from();
    int at = 0;
    while (from <= run.to()) {
      while (at < disjoint.size() && disjoint.get(at).to() < from) {
        at++;
      }
      if (at == disjoint.size() || disjoint.get(at).from() > run.to()) {
        disjoint.add(at, new HopRun(from, run.to(), run.next()));
        return;
      }
      HopRun taken = disjoint.get(at);
      if (taken.from() > from) {
        disjoint.add(at, new HopRun(from, taken.from() - 1, run.next()));
        at++;
      }
      from = taken.to() + 1;
    }
  }

  int entry(int source, int destination) {
    if (source < 0 || source >= starts.length - 1) {
      return -1;
    }
    int low = starts[source];
    int high = starts[source + 1] - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (runs[STRIDE * middle + 1] < destination) {
        low = middle + 1;
      } else if (runs[STRIDE * middle] > destination) {
        high = middle - 1;
      } else {
        return middle;
      }
    }
    return -1;
  }

  int next(int source, int destination) {
    int entry = entry(source, destination);
    return entry < 0 ? BoxMatrix.UNREACHABLE : nextOfEntry(entry);
  }

  int nextOfEntry(int entry) {
    return runs[STRIDE * entry + 2];
  }

  int entryCount() {
    return runs.length / STRIDE;
  }

  /** Returns the rows as new lists. */
  List<List<HopRun>> rows() {
    return new AbstractList<>() {
      @Override
      public List<HopRun> get(int source) {
        Objects.checkIndex(source, size());
        List<HopRun> row = new ArrayList<>();
        for (int i = starts[source]; i < starts[source + 1]; i++) {
          row.add(new HopRun(runs[STRIDE * i], runs[STRIDE * i + 1], runs[STRIDE * i + 2]));
        }
        return Collections.unmodifiableList(row);
      }

      @Override
      public int size() {
        return starts.length - 1;
      }
    };
  }
}
