package org.bowsprit.plugin.host.isolation;

/**
 * Decides in which rounds of the main loop a renderer is polled for events. A renderer that does
 * not announce its events is polled in every round. A renderer that announces its events by calling
 * {@link #run} is polled in the round after each announcement. It is also polled once per second,
 * in case it fails to announce an event.
 */
final class PollSchedule implements Runnable {

  private static final int ROUNDS_BETWEEN_POLLS = 60;

  private volatile boolean isEventAnnounced;
  private boolean announcesEvents;
  private boolean isPolled = true;
  private int rounds;

  /** Announces an event. May be called from any thread. */
  @Override
  public void run() {
    isEventAnnounced = true;
  }

  /**
   * Starts again with another renderer, which is polled in the next round.
   *
   * @param newRendererAnnounces whether the renderer announces its events
   */
  void restart(boolean newRendererAnnounces) {
    announcesEvents = newRendererAnnounces;
    isPolled = true;
    isEventAnnounced = true;
  }

  /** Begins a round and returns whether the renderer is polled in this round. */
  boolean beginRound() {
    boolean wasEventAnnounced = isEventAnnounced;
    if (wasEventAnnounced) {
      // Later announcements count for the next round; earlier announcements count for this round.
      isEventAnnounced = false;
    }
    isPolled = ++rounds % ROUNDS_BETWEEN_POLLS == 0 || wasEventAnnounced || !announcesEvents;
    return isPolled;
  }

  /** Returns whether the renderer is polled in the current round. */
  boolean isPolled() {
    return isPolled;
  }
}
