package org.bowsprit.player.play;

import org.bowsprit.render.pacing.PaceClock;

/** A clock that advances only when a thread sleeps. Every round of a loop takes one jiffy. */
public final class SteadyClock implements PaceClock {

  private long now;

  @Override
  public long nanos() {
    return now;
  }

  @Override
  public void sleepUntil(long nanos) {
    now = Math.max(now, nanos);
  }
}
