package org.bowsprit.plugin.host.isolation;

/**
 * Tells in which rounds a renderer is asked for anything: in each, unless it has promised to ring;
 * then after it rang, and once a second in case it forgot to.
 */
final class Doorbell implements Runnable {

  private static final int ROUNDS_BETWEEN_LOOKS = 60;

  private volatile boolean rung;
  private boolean isPromised;
  private boolean isAnswered = true;
  private int rounds;

  /** Rings; any thread may. */
  @Override
  public void run() {
    rung = true;
  }

  /** Begins anew with a renderer that will ring, or will not; it is asked once in any case. */
  void take(boolean promised) {
    isPromised = promised;
    isAnswered = true;
    rung = true;
  }

  /** Begins a round; returns whether the renderer is to be asked in it. */
  boolean answer() {
    boolean heard = rung;
    if (heard) {
      // What rings from here on is for the next round: what rang before is answered after this.
      rung = false;
    }
    isAnswered = ++rounds % ROUNDS_BETWEEN_LOOKS == 0 || heard || !isPromised;
    return isAnswered;
  }

  /** Returns whether the renderer is asked in this round. */
  boolean isAnswered() {
    return isAnswered;
  }
}
