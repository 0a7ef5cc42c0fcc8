package org.bowsprit.render.pacing;

import java.util.concurrent.locks.LockSupport;

/**
 * The time a {@link JiffyPacer} goes by.
 *
 * @since 0.1
 */
public interface PaceClock {

  /** The time now in nanoseconds from any fixed point; it never runs backwards. */
  long nanos();

  /**
   * Waits until a time has come; returns at once if it has passed, or early if the thread is
   * interrupted.
   *
   * @param nanos the time, on the scale of {@link #nanos()}
   */
  void sleepUntil(long nanos);

  /** The machine's own clock; waiting gives the processor away. */
  static PaceClock system() {
    return new PaceClock() {
      @Override
      public long nanos() {
        return System.nanoTime();
      }

      @Override
      public void sleepUntil(long nanos) {
        long left = nanos - System.nanoTime();
        while (left > 0 && !Thread.currentThread().isInterrupted()) {
          LockSupport.parkNanos(this, left);
          left = nanos - System.nanoTime();
        }
      }
    };
  }
}
