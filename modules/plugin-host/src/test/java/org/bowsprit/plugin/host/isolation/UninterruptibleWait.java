package org.bowsprit.plugin.host.isolation;

import java.util.concurrent.CountDownLatch;

/** Waits like a plugin that cannot be interrupted. */
final class UninterruptibleWait {

  private UninterruptibleWait() {}

  /** Waits until {@code latch} has been counted down, and ignores interruptions. */
  static void await(CountDownLatch latch) {
    while (latch.getCount() > 0) {
      try {
        latch.await();
      } catch (InterruptedException e) {
        // The wait continues, as in a plugin that ignores interruptions.
      }
    }
  }
}
