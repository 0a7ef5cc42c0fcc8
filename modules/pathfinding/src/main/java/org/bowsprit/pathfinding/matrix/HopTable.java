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

  private static final int VALUES_PER_ENTRY = 3;

  private final int[] starts;
  private final int[] runs;

  /** Creates a table from arrays with the layout described above. The arrays are not copied. */
  HopTable(int[] starts, int[] runs) {
    this.starts = starts;
    this.runs = runs;
  }

  /** Returns a table with disjoint runs. Where runs of a row overlap, the first run is used. */
  static HopTable ofFirstMatch(List<List<HopRun>> rows) {
    HopTableBuilder table = new HopTableBuilder(rows.size());
    for (List<HopRun> row : rows) {
      List<HopRun> disjointRuns = new ArrayList<>();
      for (HopRun run : row) {
        addUncovered(disjointRuns, run);
      }
      for (HopRun run : disjointRuns) {
        table.add(run.from(), run.to(), run.next());
      }
      table.endRow();
    }
    return table.build();
  }

  /** Returns a table with disjoint runs. Where runs of a row overlap, the last run is used. */
  static HopTable ofLastMatch(List<List<HopRun>> rows) {
    List<List<HopRun>> reversed = new ArrayList<>(rows.size());
    for (List<HopRun> row : rows) {
      List<HopRun> copy = new ArrayList<>(row);
      Collections.reverse(copy);
      reversed.add(copy);
    }
    return ofFirstMatch(reversed);
  }

  /** Adds the parts of a run that no earlier run covers. The list stays in ascending order. */
  private static void addUncovered(List<HopRun> disjointRuns, HopRun run) {
    int from = run.from();
    int index = 0;
    while (from <= run.to()) {
      while (index < disjointRuns.size() && disjointRuns.get(index).to() < from) {
        index++;
      }
      if (index == disjointRuns.size() || disjointRuns.get(index).from() > run.to()) {
        disjointRuns.add(index, new HopRun(from, run.to(), run.next()));
        return;
      }
      HopRun existing = disjointRuns.get(index);
      if (existing.from() > from) {
        disjointRuns.add(index, new HopRun(from, existing.from() - 1, run.next()));
        index++;
      }
      from = existing.to() + 1;
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
      if (runs[VALUES_PER_ENTRY * middle + 1] < destination) {
        low = middle + 1;
      } else if (runs[VALUES_PER_ENTRY * middle] > destination) {
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
    return runs[VALUES_PER_ENTRY * entry + 2];
  }

  int entryCount() {
    return runs.length / VALUES_PER_ENTRY;
  }

  /** Returns a view of the rows. Each row is created as a new list when it is requested. */
  List<List<HopRun>> rows() {
    return new AbstractList<>() {
      @Override
      public List<HopRun> get(int source) {
        Objects.checkIndex(source, size());
        List<HopRun> row = new ArrayList<>();
        for (int i = starts[source]; i < starts[source + 1]; i++) {
          row.add(
              new HopRun(
                  runs[VALUES_PER_ENTRY * i],
                  runs[VALUES_PER_ENTRY * i + 1],
                  runs[VALUES_PER_ENTRY * i + 2]));
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
