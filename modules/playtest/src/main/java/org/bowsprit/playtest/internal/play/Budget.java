package org.bowsprit.playtest.internal.play;

import org.bowsprit.playtest.setup.Limits;

/** What is left of the time a playtest may take. */
public final class Budget {

  private final long ticks;
  private final long deadline;
  private long spent;

  /** Begins now. */
  public Budget(Limits limits) {
    ticks = limits.ticks();
    deadline = System.nanoTime() + limits.seconds() * 1_000_000_000L;
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
    return spent < ticks && System.nanoTime() < deadline;
  }
}
