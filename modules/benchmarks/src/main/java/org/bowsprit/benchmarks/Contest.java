package org.bowsprit.benchmarks;

import java.util.concurrent.TimeUnit;

/**
 * Our way of doing something and a peer's, timed in turns in one process: whatever slows the
 * machine down slows both, so that their ratio says something where their times do not.
 */
final class Contest {

  private static final long WARM_UP_NANOS = TimeUnit.MILLISECONDS.toNanos(1_200);
  private static final long TURN_NANOS = TimeUnit.MILLISECONDS.toNanos(50);
  private static final int TURNS = 12;

  /** Something that is timed. */
  @FunctionalInterface
  interface Work {
    /** Does it once; returns something that depends on all of it. */
    long once();
  }

  private final String name;
  private final Work ours;
  private final Work peer;
  private double best = Double.MAX_VALUE;
  private double bestOfPeer = Double.MAX_VALUE;
  private long sum;

  /**
   * Sets a contest up.
   *
   * @param name what is done, by us and by whom else
   * @param ours our way
   * @param peer the other way
   */
  Contest(String name, Work ours, Work peer) {
    this.name = name;
    this.ours = ours;
    this.peer = peer;
  }

  /** Returns what is done, by us and by whom else. */
  String name() {
    return name;
  }

  /** Runs both until they are compiled. */
  void warmUp() {
    time(ours, WARM_UP_NANOS);
    time(peer, WARM_UP_NANOS);
  }

  /**
   * Has both take turns; each is as fast as in the best of all its turns.
   *
   * @return how many times as long the peer takes
   */
  double ratio() {
    for (int turn = 0; turn < TURNS; turn++) {
      best = Math.min(best, time(ours, TURN_NANOS));
      bestOfPeer = Math.min(bestOfPeer, time(peer, TURN_NANOS));
    }
    return bestOfPeer / best;
  }

  /** Returns the sum of all results, which keeps the compiler from leaving the work out. */
  long sum() {
    return sum;
  }

  private double time(Work work, long nanos) {
    long begun = System.nanoTime();
    long taken;
    int times = 0;
    do {
      sum += work.once();
      times++;
      taken = System.nanoTime() - begun;
    } while (taken < nanos);
    return (double) taken / times;
  }
}
