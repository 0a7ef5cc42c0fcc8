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
 * A thread that does a plugin's work while its caller waits, but not indefinitely.
 *
 * <p>A thread that was given up is interrupted and left behind; the next work gets a new one, a
 * daemon.
 */
public final class WatchedThread {

  /**
   * Waiting goes by slices, so that a machine that slept, or a program that was stopped in its
   * terminal, has used up one slice of the plugin's time and not all of it.
   */
  private static final int SLICES = 20;

  /**
   * How many times its patience work gets that is able to run but is given no processor: on a
   * machine with too much to do, a plugin must not lose for that. Calls that wait outside of Java
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
   * Begins with a thread that is lent.
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
   * @throws TimeoutException if it was given up
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
   * @throws ExecutionException around what it throws
   * @throws TimeoutException if it was given up
   */
  <T> T call(Callable<T> work) throws ExecutionException, TimeoutException {
    return call(work, patienceMillis);
  }

  /**
   * Does work and returns what it returns.
   *
   * @param patienceMillis how long it may take instead
   * @throws ExecutionException around what it throws
   * @throws TimeoutException if it was given up
   */
  synchronized <T> T call(Callable<T> work, long patienceMillis)
      throws ExecutionException, TimeoutException {
    ProcessorTime processor = new ProcessorTime();
    FutureTask<Outcome<T>> task =
        new FutureTask<>(
            () -> {
              processor.begin();
              return Outcome.of(work);
            });
    worker.execute(task);
    Outcome<T> outcome = await(task, processor, patienceMillis);
    if (outcome.thrown != null) {
      throw new ExecutionException(Thrown.inOneLine(outcome.thrown), outcome.thrown);
    }
    return outcome.value;
  }

  /**
   * What came of work. A task that throws would ask the exception for its text, which is a plugin's
   * code and may throw another.
   */
  private record Outcome<T>(T value, Throwable thrown) {

    static <T> Outcome<T> of(Callable<T> work) {
      try {
        return new Outcome<>(work.call(), null);
      } catch (Throwable e) {
        return new Outcome<>(null, e);
      }
    }
  }

  /**
   * Waits for work. A plugin can interrupt whom it likes, so that an interrupt does not end the
   * waiting: the caller finds it afterwards.
   */
  private <T> T await(FutureTask<T> task, ProcessorTime processor, long patienceMillis)
      throws ExecutionException, TimeoutException {
    long slice = patienceMillis / SLICES;
    int used = 0;
    boolean interrupted = false;
    try {
      for (int passed = 0; used < SLICES && passed < SLICES * LONGEST; passed++) {
        try {
          return task.get(slice, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
          used += processor.isShort(slice) ? 0 : 1;
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
    task.cancel(true);
    end();
    worker = newWorker();
    lent = false;
    throw overrun(patienceMillis);
  }

  /** Returns the sentence for a call that took too long. */
  String overrunBy(String call) {
    return overrunBy(call, patienceMillis);
  }

  /** Returns the sentence for a call that took too long: {@code open did not return within 5 s}. */
  static String overrunBy(String call, long patienceMillis) {
    return call + " did not return within " + inSeconds(patienceMillis);
  }

  private static String inSeconds(long millis) {
    if (millis == 1000) {
      return "1 second";
    }
    return (millis % 1000 == 0 ? Long.toString(millis / 1000) : millis / 1000.0) + " seconds";
  }

  /** Returns what says that work took longer than that. */
  static TimeoutException overrun(long patienceMillis) {
    return new TimeoutException("it took longer than " + patienceMillis + " ms");
  }

  /** Lets the thread end when it has nothing to do any more, unless it is lent. */
  public synchronized void end() {
    if (!lent && worker instanceof ExecutorService own) {
      own.shutdown();
    }
  }

  /** A plugin's code may throw checked exceptions that it never declared. */
  static RuntimeException unwrapped(Throwable thrown) {
    if (thrown instanceof Error error) {
      throw error;
    }
    return thrown instanceof RuntimeException unchecked
        ? unchecked
        : new UndeclaredThrowableException(thrown, Thrown.inOneLine(thrown));
  }
}
