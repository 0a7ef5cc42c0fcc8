package org.bowsprit.render.pacing;

import java.util.concurrent.locks.LockSupport;

/**
 * The clock of a {@link JiffyPacer}.
 *
 * @since 0.1
 */
public interface PaceClock {

  /** Returns the current time in nanoseconds from any fixed point; it never decreases. */
  long nanos();

  /**
   * Waits until the given time. Returns immediately if the time has passed, and early if the thread
   * is interrupted.
   *
   * @param nanos the time, on the scale of {@link #nanos()}
   */
  void sleepUntil(long nanos);

  /** Returns the system clock; waiting yields the processor. */
  static PaceClock system() {
    return new PaceClock() {
      @Override
      public long nanos() {
        return System.nanoTime();
      }

      @Override
      public void sleepUntil(long nanos) {
        long remaining = nanos - System.nanoTime();
        while (remaining > 0 && !Thread.currentThread().isInterrupted()) {
          LockSupport.parkNanos(this, remaining);
          remaining = nanos - System.nanoTime();
        }
      }
    };
  }
}
