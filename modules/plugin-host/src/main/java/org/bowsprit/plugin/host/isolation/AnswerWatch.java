package org.bowsprit.plugin.host.isolation;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Ends a comparison if a router does not answer in time.
 *
 * <p>Routers run on the thread of the comparison, not on separate threads. A comparison makes
 * hundreds of thousands of queries, and passing each of them to another thread would take longer
 * than most answers.
 */
public final class AnswerWatch {

  private static final long TIMEOUT_SECONDS = 60;

  private final long timeoutNanos;

  /** The unanswered queries, by the threads that make them. */
  private final Map<Thread, Query> pendingQueries = new ConcurrentHashMap<>();

  /** Creates a watch that waits one minute for an answer. */
  public AnswerWatch() {
    this(TimeUnit.SECONDS.toNanos(TIMEOUT_SECONDS));
  }

  AnswerWatch(long timeoutNanos) {
    this.timeoutNanos = timeoutNanos;
  }

  private record Query(String router, long startNanos) {}

  /** Returns the call through which a router is queried. */
  public RouteCall callFor(String router) {
    return new RouteCall() {
      @Override
      public <T> T run(Supplier<T> work) {
        Thread asking = Thread.currentThread();
        pendingQueries.put(asking, new Query(router, System.nanoTime()));
        try {
          return work.get();
        } finally {
          pendingQueries.remove(asking);
        }
      }
    };
  }

  /**
   * Runs work that queries routers. Returns its result or throws its exception.
   *
   * @throws NoAnswerException if a router has not answered in time; the work is abandoned
   * @throws InterruptedException if the caller is interrupted; the work is abandoned
   */
  public <T> T runWatched(Supplier<T> work) throws InterruptedException {
    FutureTask<T> task = new FutureTask<>(work::get);
    Thread worker = new Thread(task, "comparison");
    worker.setDaemon(true);
    worker.start();
    try {
      while (true) {
        try {
          return task.get(timeoutNanos / 4, TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
          failIfOverdue();
        }
      }
    } catch (ExecutionException e) {
      throw asUnchecked(e.getCause());
    }
  }

  private void failIfOverdue() {
    long now = System.nanoTime();
    for (Query query : pendingQueries.values()) {
      if (now - query.startNanos() >= timeoutNanos) {
        long seconds = TimeUnit.NANOSECONDS.toSeconds(timeoutNanos);
        throw new NoAnswerException(
            "router " + query.router() + " has not answered for " + seconds + " seconds");
      }
    }
  }

  private static RuntimeException asUnchecked(Throwable thrown) {
    if (thrown instanceof Error error) {
      throw error;
    }
    return (RuntimeException) thrown;
  }
}
