package org.bowsprit.launcher;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The thread that the process began on, which does what the others ask of it, one after the other:
 * the windows of some systems live on no other.
 */
final class MainThread implements Executor {

  private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
  }

  /** Runs tasks on the calling thread for as long as the process lives. */
  void serve() {
    while (true) {
      try {
        tasks.take().run();
      } catch (InterruptedException e) {
        // The caller of the task before gave up waiting; there may be others.
      }
    }
  }
}
