package org.bowsprit.playtest.internal.play;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.bowsprit.playtest.setup.PlaytestLimits;

/** The remaining time of a playtest. */
public final class TimeLeft {

  private final long ticks;
  private final long nanos;
  private final long begun = System.nanoTime();
  private long spent;

  /** Starts the clock. */
  public TimeLeft(PlaytestLimits limits) {
    ticks = limits.ticks();
    nanos = TimeUnit.SECONDS.toNanos(limits.seconds());
  }

  void spend() {
    spent++;
  }

  /** Returns the number of iterations played. */
  public long spent() {
    return spent;
  }

  /** Returns whether time is left. */
  public boolean isLeft() {
    return spent < ticks && System.nanoTime() - begun < nanos;
  }

  /**
   * Returns a limit that ends after one part of the iterations that are left now. The real time is
   * not divided, because the result would then depend on the speed of the machine, and the report
   * would not say so.
   *
   * @param parts the number of equal parts
   */
  public BooleanSupplier part(int parts) {
    long lastTick = spent + (ticks - spent) / parts;
    return () -> spent < lastTick && isLeft();
  }
}
