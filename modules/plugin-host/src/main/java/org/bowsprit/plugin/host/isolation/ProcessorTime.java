package org.bowsprit.plugin.host.isolation;

import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;

/** Detects whether the thread of some work is short of processor time. */
final class ProcessorTime {

  private volatile Thread worker;
  private long usedNanos = -1;

  /** Called on the working thread when the work begins. */
  void begin() {
    worker = Thread.currentThread();
  }

  /**
   * Returns whether the work has not begun yet, or got less than half of the time since the last
   * call although Java reports its thread as runnable.
   *
   * @param elapsedMillis the time since the last call, in milliseconds
   */
  boolean isShort(long elapsedMillis) {
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
        && now - before < TimeUnit.MILLISECONDS.toNanos(elapsedMillis) / 2;
  }
}
