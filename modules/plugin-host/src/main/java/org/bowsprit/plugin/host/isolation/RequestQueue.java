package org.bowsprit.plugin.host.isolation;

import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Passes work from any thread to the thread in charge, which runs the work when it next calls
 * {@link #runPending}.
 */
final class RequestQueue {

  private final Queue<FutureTask<Void>> requests = new ConcurrentLinkedQueue<>();
  private volatile boolean isClosed;

  /**
   * Requests work and waits until it is done. Does not run the work if this object is closed, or if
   * the thread is interrupted before the work has begun.
   *
   * @return whether the work was done
   * @throws IllegalStateException if the work throws an exception; both exceptions have the same
   *     message
   */
  boolean runAndWait(Runnable work) {
    FutureTask<Void> task = new FutureTask<>(work, null);
    requests.add(task);
    if (isClosed) {
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
          // If the work has already begun, waits until it is done.
          if (requests.remove(task)) {
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
    for (FutureTask<Void> task = requests.poll(); task != null; task = requests.poll()) {
      task.run();
    }
  }

  /** Cancels all requested work, and all later requests. */
  void close() {
    isClosed = true;
    for (FutureTask<Void> task = requests.poll(); task != null; task = requests.poll()) {
      task.cancel(false);
    }
  }
}
