package org.bowsprit.insight.ghost;

import java.util.List;

/**
 * One walk as every router planned it.
 *
 * @param start the walk
 * @param runs one run for each router, in the order of the routers
 */
public record GhostRace(WalkStart start, List<GhostRun> runs) {

  public GhostRace {
    runs = List.copyOf(runs);
  }

  /** Returns the number of ticks of the slowest walk. */
  int ticks() {
    return runs.stream().mapToInt(run -> run.poses().size()).max().orElse(0);
  }
}
