package org.bowsprit.examples.obstaclefollower;

import org.bowsprit.pathfinding.Limits;

/** Counts the pixels that a request examines, and limits them. */
final class Budget {

  private final Limits limits;
  private long spent;
  private boolean exhausted;

  Budget(Limits limits) {
    this.limits = limits;
    this.exhausted = limits.reachedAt(0);
  }

  /** Counts one more pixel. Returns false if the budget is exhausted. */
  boolean spend() {
    if (!exhausted) {
      spent++;
      exhausted = limits.reachedAt(spent);
    }
    return !exhausted;
  }

  boolean isExhausted() {
    return exhausted;
  }

  long spent() {
    return spent;
  }
}
