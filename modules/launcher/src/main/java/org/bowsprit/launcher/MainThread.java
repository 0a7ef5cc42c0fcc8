package org.bowsprit.launcher;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The thread on which the process began. It runs tasks of other threads one after the other,
 * because some systems allow windows on no other thread.
 */
final class MainThread implements Executor {

  private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
  }

  /** Runs tasks on the calling thread as long as the process exists. */
  void serve() {
    while (true) {
      try {
        tasks.take().run();
      } catch (InterruptedException e) {
        // The thread that submitted the previous task has stopped waiting; others may follow.
      }
    }
  }
}
