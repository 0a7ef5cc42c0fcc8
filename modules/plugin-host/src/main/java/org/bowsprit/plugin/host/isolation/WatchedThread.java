package org.bowsprit.plugin.host.isolation;

import java.lang.reflect.UndeclaredThrowableException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * A thread that does a stranger's work while somebody waits for it, but not for ever.
 *
 * <p>A thread that was given up is interrupted and left behind; the next work gets a new one, a
 * daemon.
 */
public final class WatchedThread {

  /**
   * Waiting goes by slices, so that a machine that slept, or a program that was stopped in its
   * terminal, has used up one slice of a stranger's time and not all of it.
   */
  private static final int SLICES = 20;

  /**
   * How many times its patience work gets that is able to run but is given no processor: on a
   * machine with too much to do, a stranger must not lose for that. Calls that wait outside of Java
   * look the same, so this ends, too.
   */
  private static final int LONGEST = 3;

  private final String name;
  private final long patienceMillis;
  private Executor worker;
  private boolean lent;

  /**
   * Names the thread.
   *
   * @param name what it is called in thread dumps
   * @param patienceMillis how long work may take
   */
  public WatchedThread(String name, long patienceMillis) {
    this.name = name;
    this.patienceMillis = patienceMillis;
    this.worker = newWorker();
  }

  /**
   * Begins with a thread that somebody lends.
   *
   * @param name what those are called that follow it
   * @param patienceMillis how long work may take
   * @param lent does what it is given, one after the other, on one thread
   */
  public WatchedThread(String name, long patienceMillis, Executor lent) {
    this.name = name;
    this.patienceMillis = patienceMillis;
    this.worker = lent;
    this.lent = true;
  }

  private ExecutorService newWorker() {
    return Executors.newSingleThreadExecutor(
        work -> {
          Thread thread = new Thread(work, name);
          thread.setDaemon(true);
          return thread;
        });
  }

  /**
   * Does work and returns what it returns, or throws what it throws.
   *
   * @throws TimeoutException if it was given up, or the caller was interrupted and stays so
   */
  public <T> T run(Supplier<T> work) throws TimeoutException {
    try {
      return call(work::get, patienceMillis);
    } catch (ExecutionException e) {
      throw unwrapped(e.getCause());
    }
  }

  /**
   * Does work and returns what it returns.
   *
   * @param patienceMillis how long it may take
   * @throws ExecutionException around what it throws
   * @throws TimeoutException if it was given up, or the caller was interrupted and stays so
   */
  synchronized <T> T call(Callable<T> work, long patienceMillis)
      throws ExecutionException, TimeoutException {
    ProcessorTime processor = new ProcessorTime();
    FutureTask<T> task =
        new FutureTask<>(
            () -> {
              processor.begin();
              return work.call();
            });
    worker.execute(task);
    try {
      return await(task, processor, patienceMillis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new TimeoutException("interrupted");
    }
  }

  private <T> T await(FutureTask<T> task, ProcessorTime processor, long patienceMillis)
      throws ExecutionException, InterruptedException, TimeoutException {
    long slice = patienceMillis / SLICES;
    int used = 0;
    for (int passed = 0; used < SLICES && passed < SLICES * LONGEST; passed++) {
      try {
        return task.get(slice, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        used += processor.isShort(slice) ? 0 : 1;
      }
    }
    task.cancel(true);
    end();
    worker = newWorker();
    lent = false;
    throw new TimeoutException("no end within " + patienceMillis + " ms");
  }

  /** Lets the thread end when it has nothing to do any more, unless it is lent. */
  public synchronized void end() {
    if (!lent && worker instanceof ExecutorService own) {
      own.shutdown();
    }
  }

  /** A stranger's code may throw checked exceptions that it never declared. */
  private static RuntimeException unwrapped(Throwable thrown) {
    if (thrown instanceof Error error) {
      throw error;
    }
    return thrown instanceof RuntimeException unchecked
        ? unchecked
        : new UndeclaredThrowableException(thrown, Thrown.inOneLine(thrown));
  }
}
