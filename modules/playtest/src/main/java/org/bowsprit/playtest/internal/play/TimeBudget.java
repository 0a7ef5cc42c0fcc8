package org.bowsprit.playtest.internal.play;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.bowsprit.playtest.setup.PlaytestLimits;

/** The remaining time of a playtest. */
public final class TimeBudget {

  private final long ticks;
  private final long nanos;
  private final long startNanos = System.nanoTime();
  private long spentTicks;

  /** Starts the clock. */
  public TimeBudget(PlaytestLimits limits) {
    ticks = limits.ticks();
    nanos = TimeUnit.SECONDS.toNanos(limits.seconds());
  }

  void spend() {
    spentTicks++;
  }

  /** Returns the number of iterations played. */
  public long spentTicks() {
    return spentTicks;
  }

  /** Returns whether time is left. */
  public boolean isLeft() {
    return spentTicks < ticks && System.nanoTime() - startNanos < nanos;
  }

  /**
   * Returns a limit that ends after one part of the iterations that are left now. The real time is
   * not divided. Otherwise, the result would depend on the speed of the machine without a note in
   * the report.
   *
   * @param parts the number of equal parts
   */
  public BooleanSupplier partOfRemainingTicks(int parts) {
    long lastTick = spentTicks + (ticks - spentTicks) / parts;
    return () -> spentTicks < lastTick && isLeft();
  }
}
