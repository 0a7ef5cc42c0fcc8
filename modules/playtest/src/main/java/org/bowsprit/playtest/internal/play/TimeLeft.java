package org.bowsprit.playtest.internal.play;

import java.util.concurrent.TimeUnit;
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

  /** Returns the iterations played. */
  public long spent() {
    return spent;
  }

  /** Returns whether time is left. */
  public boolean isLeft() {
    return spent < ticks && System.nanoTime() - begun < nanos;
  }
}
