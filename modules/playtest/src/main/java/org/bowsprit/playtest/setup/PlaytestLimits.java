package org.bowsprit.playtest.setup;

/**
 * How long a playtest may go on.
 *
 * @param ticks iterations at most, over all that is tried; the same number gives the same findings
 * @param seconds by the clock at most
 */
public record PlaytestLimits(long ticks, long seconds) {

  /** Rejects limits that leave no time. */
  public PlaytestLimits {
    if (ticks < 1 || seconds < 1) {
      throw new IllegalArgumentException("a playtest needs at least a tick and a second");
    }
  }
}
