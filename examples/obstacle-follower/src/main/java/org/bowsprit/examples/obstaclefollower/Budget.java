package org.bowsprit.examples.obstaclefollower;

import org.bowsprit.pathfinding.Limits;

/** Counts the pixels a request looks at, and says when it must stop. */
final class Budget {

  private final Limits limits;
  private long spent;
  private boolean exhausted;

  Budget(Limits limits) {
    this.limits = limits;
    this.exhausted = limits.reachedAt(0);
  }

  /** Looks at one more pixel; false if that is one too many. */
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
