package org.bowsprit.plugin.host.isolation;

/**
 * Decides in which rounds a renderer is asked for events. A renderer that has not promised to ring
 * is asked in every round. A renderer that has promised to ring is asked in the round after each
 * ring, and once per second in case it failed to ring.
 */
final class Doorbell implements Runnable {

  private static final int ROUNDS_BETWEEN_LOOKS = 60;

  private volatile boolean rung;
  private boolean isPromised;
  private boolean isAnswered = true;
  private int rounds;

  /** Rings. May be called from any thread. */
  @Override
  public void run() {
    rung = true;
  }

  /**
   * Starts again with another renderer. The renderer is asked once in any case.
   *
   * @param promised whether the renderer will ring
   */
  void take(boolean promised) {
    isPromised = promised;
    isAnswered = true;
    rung = true;
  }

  /** Begins a round and returns whether the renderer is to be asked in it. */
  boolean answer() {
    boolean heard = rung;
    if (heard) {
      // Later rings count for the next round. Earlier rings are answered in this round.
      rung = false;
    }
    isAnswered = ++rounds % ROUNDS_BETWEEN_LOOKS == 0 || heard || !isPromised;
    return isAnswered;
  }

  /** Returns whether the renderer is asked in the current round. */
  boolean isAnswered() {
    return isAnswered;
  }
}
