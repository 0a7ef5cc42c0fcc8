package org.bowsprit.insight.ghost;

import java.util.List;

/**
 * One walk, by every router.
 *
 * @param start the walk
 * @param runs one a router, in their order
 */
public record GhostRace(WalkStart start, List<GhostRun> runs) {

  public GhostRace {
    runs = List.copyOf(runs);
  }

  /** Returns how many ticks the slowest figure walks. */
  int ticks() {
    return runs.stream().mapToInt(run -> run.poses().size()).max().orElse(0);
  }
}
