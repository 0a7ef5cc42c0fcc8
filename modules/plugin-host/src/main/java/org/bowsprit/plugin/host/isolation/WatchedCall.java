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

  private static final long PATIENCE_MILLIS = 2_000;

  /**
   * The maximum number of abandoned calls. It is small because each abandoned thread may run
   * indefinitely.
   */
  private static final int MOST_OVERRUNS = 3;

  private final long patienceMillis;
  private final WatchedThread thread;
  private final AtomicInteger overruns = new AtomicInteger();

  /** Creates a call with a limit of two seconds. */
  public WatchedCall() {
    this(PATIENCE_MILLIS);
  }

  public WatchedCall(long patienceMillis) {
    this.patienceMillis = patienceMillis;
    this.thread = new WatchedThread("router", patienceMillis);
  }

  @Override
  public <T> T run(Supplier<T> work) throws TimeoutException {
    if (overruns.get() >= MOST_OVERRUNS) {
      throw WatchedThread.overrun(patienceMillis);
    }
    try {
      return thread.run(work);
    } catch (TimeoutException e) {
      overruns.incrementAndGet();
      throw e;
    }
  }
}
