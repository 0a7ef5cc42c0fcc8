package org.bowsprit.pathfinding.matrix;

import java.util.ArrayList;
import java.util.List;

/**
 * Rows made disjoint and ascending, so that the first-wins answer is one binary search.
 *
 * <p>Entry i covers the destinations {@code lows[i]…highs[i]}; row s holds the entries {@code
 * starts[s]…starts[s+1]−1}.
 */
final class HopTable {

  private final int[] starts;
  private final int[] lows;
  private final int[] highs;
  private final int[] nexts;

  private HopTable(int[] starts, List<HopRun> entries) {
    this.starts = starts;
    this.lows = entries.stream().mapToInt(HopRun::from).toArray();
    this.highs = entries.stream().mapToInt(HopRun::to).toArray();
    this.nexts = entries.stream().mapToInt(HopRun::next).toArray();
  }

  static HopTable of(List<List<HopRun>> rows) {
    int[] starts = new int[rows.size() + 1];
    List<HopRun> entries = new ArrayList<>();
    for (int s = 0; s < rows.size(); s++) {
      List<HopRun> disjoint = new ArrayList<>();
      for (HopRun run : rows.get(s)) {
        addUncovered(disjoint, run);
      }
      entries.addAll(disjoint);
      starts[s + 1] = entries.size();
    }
    return new HopTable(starts, entries);
  }

  /** Adds the parts of a run that no earlier one covers; the list stays ascending. */
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
      if (highs[middle] < destination) {
        low = middle + 1;
      } else if (lows[middle] > destination) {
        high = middle - 1;
      } else {
        return middle;
      }
    }
    return -1;
  }

  int next(int source, int destination) {
    int entry = entry(source, destination);
    return entry < 0 ? BoxMatrix.UNREACHABLE : nexts[entry];
  }

  int nextOfEntry(int entry) {
    return nexts[entry];
  }

  int entryCount() {
    return nexts.length;
  }
}
