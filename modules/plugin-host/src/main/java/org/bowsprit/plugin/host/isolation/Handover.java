package org.bowsprit.plugin.host.isolation;

import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Work that any thread can request and that the thread in charge runs when it next checks. */
final class Handover {

  private final Queue<FutureTask<Void>> asked = new ConcurrentLinkedQueue<>();
  private volatile boolean closed;

  /**
   * Requests work and waits until it is done. Nothing is done if this is closed, or if the thread
   * is interrupted before the work has begun.
   *
   * @return whether the work was done
   * @throws IllegalStateException with the message of the exception that the work throws
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
          // Waits for work that has already begun; it is done afterwards.
          if (asked.remove(task)) {
            return false;
          }
        }
      }
    } catch (CancellationException e) {
      // Nobody needs the result any more.
      return false;
    } catch (ExecutionException e) {
      throw new IllegalStateException(Thrown.message(e.getCause()), e.getCause());
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Runs the requested work. The thread in charge calls this often. */
  void runPending() {
    for (FutureTask<Void> task = asked.poll(); task != null; task = asked.poll()) {
      task.run();
    }
  }

  /** Cancels all requested work, and all later requests. */
  void close() {
    closed = true;
    for (FutureTask<Void> task = asked.poll(); task != null; task = asked.poll()) {
      task.cancel(false);
    }
  }
}
