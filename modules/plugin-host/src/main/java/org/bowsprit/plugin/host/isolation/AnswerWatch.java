package org.bowsprit.plugin.host.isolation;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Ends a comparison if a router does not answer any more.
 *
 * <p>Routers run on the thread of the comparison, not on separate threads. A comparison makes
 * hundreds of thousands of queries, and passing each of them to another thread would take longer
 * than most answers.
 */
public final class AnswerWatch {

  private static final long PATIENCE_SECONDS = 60;

  private final long patienceNanos;

  /** The unanswered queries, by the threads that make them. */
  private final Map<Thread, Question> open = new ConcurrentHashMap<>();

  /** Creates a watch that waits one minute for an answer. */
  public AnswerWatch() {
    this(TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS));
  }

  AnswerWatch(long patienceNanos) {
    this.patienceNanos = patienceNanos;
  }

  private record Question(String router, long since) {}

  /** Returns the call through which a router is queried. */
  public RouteCall of(String router) {
    return new RouteCall() {
      @Override
      public <T> T run(Supplier<T> work) {
        Thread asking = Thread.currentThread();
        open.put(asking, new Question(router, System.nanoTime()));
        try {
          return work.get();
        } finally {
          open.remove(asking);
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
  public <T> T whileAllAnswer(Supplier<T> work) throws InterruptedException {
    FutureTask<T> task = new FutureTask<>(work::get);
    Thread worker = new Thread(task, "comparison");
    worker.setDaemon(true);
    worker.start();
    try {
      while (true) {
        try {
          return task.get(patienceNanos / 4, TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
          failIfOneIsSilent();
        }
      }
    } catch (ExecutionException e) {
      throw unwrapped(e.getCause());
    }
  }

  private void failIfOneIsSilent() {
    long now = System.nanoTime();
    for (Question question : open.values()) {
      if (now - question.since() >= patienceNanos) {
        long seconds = TimeUnit.NANOSECONDS.toSeconds(patienceNanos);
        throw new NoAnswerException(
            "router " + question.router() + " has not answered for " + seconds + " seconds");
      }
    }
  }

  private static RuntimeException unwrapped(Throwable thrown) {
    if (thrown instanceof Error error) {
      throw error;
    }
    return (RuntimeException) thrown;
  }
}
