package org.bowsprit.plugin.host.isolation;

/**
 * Decides in which rounds of the main loop a renderer is polled for events. A renderer that does
 * not announce its events is polled in every round. A renderer that announces them by calling
 * {@link #run} is polled in the round after each announcement, and once per second in case an
 * announcement is missing.
 */
final class PollSchedule implements Runnable {

  private static final int ROUNDS_BETWEEN_POLLS = 60;

  private volatile boolean hasRung;
  private boolean isPromised;
  private boolean isPolled = true;
  private int rounds;

  /** Announces an event. May be called from any thread. */
  @Override
  public void run() {
    hasRung = true;
  }

  /**
   * Starts again with another renderer, which is polled in the next round.
   *
   * @param promised whether the renderer announces its events
   */
  void restart(boolean promised) {
    isPromised = promised;
    isPolled = true;
    hasRung = true;
  }

  /** Begins a round and returns whether the renderer is polled in this round. */
  boolean beginRound() {
    boolean hasRungBefore = hasRung;
    if (hasRungBefore) {
      // Announcements from now on count for the next round. Earlier ones count for this round.
      hasRung = false;
    }
    isPolled = ++rounds % ROUNDS_BETWEEN_POLLS == 0 || hasRungBefore || !isPromised;
    return isPolled;
  }

  /** Returns whether the renderer is polled in the current round. */
  boolean isPolled() {
    return isPolled;
  }
}
