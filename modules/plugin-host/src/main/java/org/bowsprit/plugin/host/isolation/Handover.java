package org.bowsprit.plugin.host.isolation;

import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Work that any thread asks for, and that the one in charge does when it next looks. */
final class Handover {

  private final Queue<FutureTask<Void>> asked = new ConcurrentLinkedQueue<>();
  private volatile boolean closed;

  /**
   * Asks for work and waits until it is done; nothing is done once this is closed, or if the thread
   * is interrupted before it has begun.
   *
   * @return whether it was done
   * @throws IllegalStateException with the message of what the work throws
   */
  boolean ask(Runnable work) {
    FutureTask<Void> task = new FutureTask<>(work, null);
    asked.add(task);
    if (closed) {
      close();
    }
    boolean interrupted = false;
    try {
      while (true) {
        try {
          task.get();
          return true;
        } catch (InterruptedException e) {
          interrupted = true;
          // What has been begun is waited for, and has been done then.
          if (asked.remove(task)) {
            return false;
          }
        }
      }
    } catch (CancellationException e) {
      // Nobody needs it any more.
      return false;
    } catch (ExecutionException e) {
      throw new IllegalStateException(Thrown.message(e.getCause()), e.getCause());
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Does what was asked for: called by the thread in charge, often. */
  void runPending() {
    for (FutureTask<Void> task = asked.poll(); task != null; task = asked.poll()) {
      task.run();
    }
  }

  /** Cancels what was asked for, and whatever is asked for from now on. */
  void close() {
    closed = true;
    for (FutureTask<Void> task = asked.poll(); task != null; task = asked.poll()) {
      task.cancel(false);
    }
  }
}
