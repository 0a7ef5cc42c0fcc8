package org.bowsprit.launcher;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Runs tasks of other threads on the first thread of the process, one after the other. Some systems
 * allow windows only on this thread.
 */
final class MainThread implements Executor {

  private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
  }

  /** Runs tasks on the calling thread as long as the process exists. */
  void runTasks() {
    while (true) {
      try {
        tasks.take().run();
      } catch (InterruptedException e) {
        // The thread that submitted the previous task has stopped waiting. Other tasks may follow.
      }
    }
  }
}
