package org.bowsprit.launcher.plugin;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.bowsprit.pathfinding.guard.RouteCall;
import org.bowsprit.pathfinding.guard.RouteOverrunException;

/**
 * Runs a plugged-in router on a thread of its own and gives it up after two seconds, so that one
 * that never returns cannot stop a game.
 *
 * <p>A thread that was given up is left behind; the next call gets a new one.
 */
public final class WatchedCall implements RouteCall {

  private static final long PATIENCE_MILLIS = 2_000;

  private final long patienceMillis;
  private ExecutorService worker = newWorker();

  /** Waits two seconds. */
  public WatchedCall() {
    this(PATIENCE_MILLIS);
  }

  WatchedCall(long patienceMillis) {
    this.patienceMillis = patienceMillis;
  }

  private static ExecutorService newWorker() {
    return Executors.newSingleThreadExecutor(
        work -> {
          Thread thread = new Thread(work, "router");
          thread.setDaemon(true);
          return thread;
        });
  }

  @Override
  public synchronized <T> T run(Supplier<T> work) {
    Future<T> result = worker.submit(work::get);
    try {
      return result.get(patienceMillis, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      worker.shutdownNow();
      worker = newWorker();
      throw new RouteOverrunException(patienceMillis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RouteOverrunException(patienceMillis);
    } catch (ExecutionException e) {
      throw unwrapped(e.getCause());
    }
  }

  private static RuntimeException unwrapped(Throwable thrown) {
    if (thrown instanceof Error error) {
      throw error;
    }
    return (RuntimeException) thrown;
  }
}
