package org.bowsprit.playtest.internal.play;

import java.util.concurrent.TimeUnit;
import org.bowsprit.playtest.setup.PlaytestLimits;

/** What is left of the time a playtest may take. */
public final class TimeLeft {

  private final long ticks;
  private final long nanos;
  private final long begun = System.nanoTime();
  private long spent;

  /** Begins now. */
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

  /** Returns whether any is left. */
  public boolean isLeft() {
    return spent < ticks && System.nanoTime() - begun < nanos;
  }
}
