package org.bowsprit.insight.ghost;

import java.util.List;

/**
 * One walk as planned by every router.
 *
 * @param start the walk
 * @param runs one per router, in their order
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
