package org.bowsprit.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;

/**
 * Times our implementation and the implementation of a peer alternately in one process. Load on the
 * machine slows both, so their ratio is meaningful even if their times are not. The times are
 * processor times, because other programs may run on the machine.
 */
final class AlternatingTimer {

  private static final long WARM_UP_NANOS = TimeUnit.MILLISECONDS.toNanos(1_000);
  private static final long TURN_NANOS = TimeUnit.MILLISECONDS.toNanos(50);
  private static final int TURNS = 12;

  /** A task to time. */
  @FunctionalInterface
  interface Work {
    /** Runs the task once. Returns a value that depends on the whole computation. */
    long run();
  }

  /** One of the two competitors. */
  private final class Competitor {

    private final Work work;
    private int runsPerTurn = 1;
    private double best = Double.MAX_VALUE;

    private Competitor(Work work) {
      this.work = work;
    }

    /**
     * Runs the task until the JVM has compiled it, and determines the number of runs that fit into
     * a turn.
     */
    private void warmUp() {
      long start = clock.getCurrentThreadCpuTime();
      while (clock.getCurrentThreadCpuTime() - start < WARM_UP_NANOS) {
        long nanos = run();
        runsPerTurn = nanos < TURN_NANOS / 2 ? 2 * runsPerTurn : runsPerTurn;
      }
    }

    private void turn() {
      best = Math.min(best, (double) run() / runsPerTurn);
    }

    private long run() {
      long start = clock.getCurrentThreadCpuTime();
      for (int i = 0; i < runsPerTurn; i++) {
        sum += work.run();
      }
      return clock.getCurrentThreadCpuTime() - start;
    }
  }

  private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
  private final String name;
  private final Competitor ours;
  private final Competitor peer;
  private long sum;

  /**
   * Creates a timer for two implementations.
   *
   * @param name the names of the task and of the peer
   * @param ours our implementation
   * @param peer the peer's implementation
   */
  AlternatingTimer(String name, Work ours, Work peer) {
    this.name = name;
    this.ours = new Competitor(ours);
    this.peer = new Competitor(peer);
  }

  /** Returns the names of the task and of the peer. */
  String name() {
    return name;
  }

  /** Runs both tasks until the JVM has compiled them. */
  void warmUp() {
    ours.warmUp();
    peer.warmUp();
  }

  /**
   * Times both tasks alternately and uses the best time of each.
   *
   * @return the peer's time divided by ours
   */
  double ratio() {
    for (int turn = 0; turn < TURNS; turn++) {
      ours.turn();
      peer.turn();
    }
    return peer.best / ours.best;
  }

  /** Returns the sum of all results, so that the compiler cannot remove the computation. */
  long sum() {
    return sum;
  }
}
