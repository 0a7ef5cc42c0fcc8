package org.bowsprit.launcher;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The thread that the process began on, which does what the others ask of it, one after the other:
 * the windows of some systems live on no other.
 */
final class MainThread implements Executor {

  private final BlockingQueue<Runnable> errands = new LinkedBlockingQueue<>();

  @Override
  public void execute(Runnable errand) {
    errands.add(errand);
  }

  /** Does errands on the calling thread for as long as the process lives. */
  void serve() {
    while (true) {
      try {
        errands.take().run();
      } catch (InterruptedException e) {
        // Somebody gave up waiting for the errand before; there may be others.
      }
    }
  }
}
