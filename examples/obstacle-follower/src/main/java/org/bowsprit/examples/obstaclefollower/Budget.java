package org.bowsprit.examples.obstaclefollower;

import org.bowsprit.pathfinding.Limits;

/** Counts and limits the pixels that are examined for one request. */
final class Budget {

  private final Limits limits;
  private long spentPixels;
  private boolean exhausted;

  Budget(Limits limits) {
    this.limits = limits;
    this.exhausted = limits.reachedAt(0);
  }

  /** Counts one more pixel. Returns whether the budget is not exhausted afterwards. */
  boolean spend() {
    if (!exhausted) {
      spentPixels++;
      exhausted = limits.reachedAt(spentPixels);
    }
    return !exhausted;
  }

  boolean isExhausted() {
    return exhausted;
  }

  long spentPixels() {
    return spentPixels;
  }
}
