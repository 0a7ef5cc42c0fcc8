package org.bowsprit.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;

/**
 * Our way of doing something and a peer's, timed in turns in one process: whatever slows the
 * machine down slows both, so that their ratio says something where their times do not. Time is the
 * processor's, as other programs may run.
 */
final class Contest {

  private static final long WARM_UP_NANOS = TimeUnit.MILLISECONDS.toNanos(1_000);
  private static final long TURN_NANOS = TimeUnit.MILLISECONDS.toNanos(50);
  private static final int TURNS = 12;

  /** Something that is timed. */
  @FunctionalInterface
  interface Work {
    /** Does it once; returns something that depends on all of it. */
    long once();
  }

  /** One of the two. */
  private final class Side {

    private final Work work;
    private int batch = 1;
    private double best = Double.MAX_VALUE;

    private Side(Work work) {
      this.work = work;
    }

    /** Runs until it is compiled, and sees how often it can be done in a turn. */
    private void warmUp() {
      long begun = clock.getCurrentThreadCpuTime();
      while (clock.getCurrentThreadCpuTime() - begun < WARM_UP_NANOS) {
        long taken = run();
        batch = taken < TURN_NANOS / 2 ? 2 * batch : batch;
      }
    }

    private void turn() {
      best = Math.min(best, (double) run() / batch);
    }

    private long run() {
      long begun = clock.getCurrentThreadCpuTime();
      for (int i = 0; i < batch; i++) {
        sum += work.once();
      }
      return clock.getCurrentThreadCpuTime() - begun;
    }
  }

  private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
  private final String name;
  private final Side ours;
  private final Side peer;
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
    this.ours = new Side(ours);
    this.peer = new Side(peer);
  }

  /** Returns what is done, by us and by whom else. */
  String name() {
    return name;
  }

  /** Runs both until they are compiled. */
  void warmUp() {
    ours.warmUp();
    peer.warmUp();
  }

  /**
   * Has both take turns; each is as fast as in the best of all its turns.
   *
   * @return how many times as long the peer takes
   */
  double ratio() {
    for (int turn = 0; turn < TURNS; turn++) {
      ours.turn();
      peer.turn();
    }
    return peer.best / ours.best;
  }

  /** Returns the sum of all results, which keeps the compiler from leaving the work out. */
  long sum() {
    return sum;
  }
}
