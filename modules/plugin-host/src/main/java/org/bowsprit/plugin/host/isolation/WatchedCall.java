package org.bowsprit.plugin.host.isolation;

import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Runs the router of a plugin on a separate thread and abandons its work after two seconds, so that
 * a router that never returns cannot stop a game. After three abandoned calls the router is not
 * called again.
 */
public final class WatchedCall implements RouteCall {

  private static final long TIMEOUT_MILLIS = 2_000;

  /**
   * The maximum number of abandoned calls. It is small because each abandoned thread may run
   * indefinitely.
   */
  private static final int MAX_TIMEOUTS = 3;

  private final long timeoutMillis;
  private final WatchedThread thread;
  private final AtomicInteger timeouts = new AtomicInteger();

  /** Creates a call with a limit of two seconds. */
  public WatchedCall() {
    this(TIMEOUT_MILLIS);
  }

  public WatchedCall(long timeoutMillis) {
    this.timeoutMillis = timeoutMillis;
    this.thread = new WatchedThread("router", timeoutMillis);
  }

  @Override
  public <T> T run(Supplier<T> work) throws TimeoutException {
    if (timeouts.get() >= MAX_TIMEOUTS) {
      throw WatchedThread.timeoutException(timeoutMillis);
    }
    try {
      return thread.run(work);
    } catch (TimeoutException e) {
      timeouts.incrementAndGet();
      throw e;
    }
  }
}
