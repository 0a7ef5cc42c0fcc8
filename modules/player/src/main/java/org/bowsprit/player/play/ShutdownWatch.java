package org.bowsprit.player.play;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Detects Ctrl-C, a closed terminal or another request to end the process, and delays the shutdown
 * of the virtual machine until all files are complete, all devices are released and the game is
 * saved.
 */
public final class ShutdownWatch implements AutoCloseable {

  private static final int TIMEOUT_SECONDS = 3;

  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook = new Thread(this::interrupt, "interruption");
  private volatile boolean isRequested;

  /** Starts to listen for requests to end the process. */
  public ShutdownWatch() {
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException theProcessEnds) {
      isRequested = true;
    }
  }

  private void interrupt() {
    isRequested = true;
    try {
      if (!done.await(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
        return;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns whether the process was asked to end. */
  public boolean isRequested() {
    return isRequested;
  }

  /** Reports that play has ended, so that the virtual machine can shut down. */
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
