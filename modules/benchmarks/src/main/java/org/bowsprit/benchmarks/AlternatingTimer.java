package org.bowsprit.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;

/**
 * Times our implementation and another implementation alternately in one process. Load on the
 * machine slows both, so their ratio is meaningful even if their times are not. The times are
 * processor times, because other programs may run on the machine.
 */
final class AlternatingTimer {

  private static final long WARM_UP_NANOS = TimeUnit.MILLISECONDS.toNanos(1_000);
  private static final long TURN_NANOS = TimeUnit.MILLISECONDS.toNanos(50);
  private static final int TURNS = 12;

  /** A task to time. */
  @FunctionalInterface
  interface Task {
    /** Runs the task once. Returns a value that depends on the whole computation. */
    long run();
  }

  /** One of the two competitors. */
  private final class Competitor {

    private final Task task;
    private int runsPerTurn = 1;
    private double bestTime = Double.MAX_VALUE;

    private Competitor(Task task) {
      this.task = task;
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

    private void timeTurn() {
      bestTime = Math.min(bestTime, (double) run() / runsPerTurn);
    }

    private long run() {
      long start = clock.getCurrentThreadCpuTime();
      for (int i = 0; i < runsPerTurn; i++) {
        sum += task.run();
      }
      return clock.getCurrentThreadCpuTime() - start;
    }
  }

  private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
  private final String name;
  private final Competitor ours;
  private final Competitor otherImplementation;
  private long sum;

  /**
   * Creates a timer for two implementations.
   *
   * @param name the names of the task and of the other implementation
   * @param ours our implementation
   * @param otherImplementation the other implementation
   */
  AlternatingTimer(String name, Task ours, Task otherImplementation) {
    this.name = name;
    this.ours = new Competitor(ours);
    this.otherImplementation = new Competitor(otherImplementation);
  }

  /** Returns the names of the task and of the other implementation. */
  String name() {
    return name;
  }

  /** Runs both tasks until the JVM has compiled them. */
  void warmUp() {
    ours.warmUp();
    otherImplementation.warmUp();
  }

  /**
   * Times both tasks alternately and uses the best time of each.
   *
   * @return the time of the other implementation divided by ours
   */
  double ratio() {
    for (int turn = 0; turn < TURNS; turn++) {
      ours.timeTurn();
      otherImplementation.timeTurn();
    }
    return otherImplementation.bestTime / ours.bestTime;
  }

  /** Returns the sum of all results, so that the compiler cannot remove the computation. */
  long sum() {
    return sum;
  }
}
