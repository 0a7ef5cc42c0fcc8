package org.bowsprit.plugin.host.isolation;

import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;

/** Tells whether the thread that does some work is short of processor time. */
final class ProcessorTime {

  private volatile Thread worker;
  private long usedNanos = -1;

  /** The calling thread begins the work. */
  void begin() {
    worker = Thread.currentThread();
  }

  /**
   * Returns whether the work could have run since the last call, and got less than half of the
   * time: it has not even begun, or its thread waits for nothing that Java knows of.
   *
   * @param millis the time since the last call
   */
  boolean isShort(long millis) {
    Thread thread = worker;
    if (thread == null) {
      return true;
    }
    long now = ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.getId());
    long before = usedNanos;
    usedNanos = now;
    return thread.getState() == Thread.State.RUNNABLE
        && before >= 0
        && now >= 0
        && now - before < TimeUnit.MILLISECONDS.toNanos(millis) / 2;
  }
}
