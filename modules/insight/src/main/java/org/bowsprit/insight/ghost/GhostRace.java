package org.bowsprit.insight.ghost;

import java.util.List;

/**
 * The walks that all routers plan for one walk command.
 *
 * @param start the start of the walk
 * @param runs one walk for each router, in the order of the routers
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
