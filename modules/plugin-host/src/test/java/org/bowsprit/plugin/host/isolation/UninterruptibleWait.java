package org.bowsprit.plugin.host.isolation;

import java.util.concurrent.CountDownLatch;

/** Waits like a plugin that cannot be interrupted. */
final class UninterruptibleWait {

  private UninterruptibleWait() {}

  /** Waits until {@code end} has been counted down, and ignores interruptions. */
  static void await(CountDownLatch end) {
    while (end.getCount() > 0) {
      try {
        end.await();
      } catch (InterruptedException e) {
        // Ignored on purpose.
      }
    }
  }
}
