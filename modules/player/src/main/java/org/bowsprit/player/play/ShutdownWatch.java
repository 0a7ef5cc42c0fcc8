package org.bowsprit.player.play;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Detects Ctrl-C, a closed terminal or another request to end the process, and delays the shutdown
 * of the virtual machine until all files are complete, all devices are released and the game is
 * saved.
 */
public final class ShutdownWatch implements AutoCloseable {

  private static final int PATIENCE_SECONDS = 3;

  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook = new Thread(this::interrupt, "interruption");
  private volatile boolean asked;

  /** Starts to listen. */
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

  /** Reports that everything has ended. */
  @Override
  public void close() {
    done.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException theProcessEnds) {
      // The hook no longer has to wait.
    }
  }
}
