package org.bowsprit.playtest.setup;

/**
 * The limits of a playtest.
 *
 * @param ticks the maximum number of iterations in total; the same number gives the same findings
 * @param seconds the maximum time by the clock
 */
public record PlaytestLimits(long ticks, long seconds) {

  /** Rejects limits that leave no time. */
  public PlaytestLimits {
    if (ticks < 1 || seconds < 1) {
      throw new IllegalArgumentException("a playtest needs at least a tick and a second");
    }
  }
}
