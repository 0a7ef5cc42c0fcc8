package org.bowsprit.plugin.host.isolation;

import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Runs a plugged-in router on a thread of its own and gives it up after two seconds, so that one
 * that never returns cannot stop a game. One that was given up three times is not asked any more.
 */
public final class WatchedCall implements RouteCall {

  private static final long PATIENCE_MILLIS = 2_000;

  /** Each time leaves a thread behind that may be busy indefinitely. */
  private static final int MOST_OVERRUNS = 3;

  private final long patienceMillis;
  private final WatchedThread thread;
  private final AtomicInteger overruns = new AtomicInteger();

  /** Waits two seconds. */
  public WatchedCall() {
    this(PATIENCE_MILLIS);
  }

  WatchedCall(long patienceMillis) {
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
