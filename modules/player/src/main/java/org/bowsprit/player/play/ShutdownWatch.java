package org.bowsprit.player.play;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Hears of Ctrl-C, a closed terminal or another wish that the process end, and holds the machine up
 * until what was under way has been ended cleanly: files finished, devices given back, the game
 * saved.
 */
public final class ShutdownWatch implements AutoCloseable {

  private static final int PATIENCE_SECONDS = 3;

  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook = new Thread(this::interrupt, "interruption");
  private volatile boolean asked;

  /** Listens from now on. */
  public ShutdownWatch() {
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException theProcessEnds) {
      asked = true;
    }
  }

  private void interrupt() {
    asked = true;
    try {
      if (!done.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        return;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns whether the process was asked to end. */
  public boolean asked() {
    return asked;
  }

  /** Everything has been ended. */
  @Override
  public void close() {
    done.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException theProcessEnds) {
      // The hook has nothing left to wait for.
    }
  }
}
