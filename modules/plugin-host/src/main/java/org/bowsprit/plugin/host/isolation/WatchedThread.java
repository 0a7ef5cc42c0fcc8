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
 * A thread that runs a plugin's work while its caller waits for a limited time.
 *
 * <p>An abandoned thread is interrupted and never used again. The next work gets a new daemon
 * thread.
 */
public final class WatchedThread {

  /**
   * The number of equal parts into which a time limit is divided. If the machine sleeps or the
   * program is stopped in its terminal, only one part is used up.
   */
  private static final int SLICE_COUNT = 20;

  /**
   * The limit is multiplied by up to this factor if the work is able to run but gets no processor
   * time: a plugin must not fail because the machine is busy. Calls that wait outside of Java look
   * the same, so this factor is limited.
   */
  private static final int MAX_EXTENSION = 3;

  private final String name;
  private final long timeoutMillis;
  private Executor worker;
  private boolean isBorrowed;

  /**
   * Creates the thread.
   *
   * @param name the name of the thread in thread dumps
   * @param timeoutMillis the longest time of the work
   */
  public WatchedThread(String name, long timeoutMillis) {
    this.name = name;
    this.timeoutMillis = timeoutMillis;
    this.worker = newWorker();
  }

  /**
   * Creates the thread with a borrowed first thread.
   *
   * @param name the name of the threads that replace it
   * @param timeoutMillis the longest time of the work
   * @param borrowed the executor that runs its tasks one after the other on one thread
   */
  public WatchedThread(String name, long timeoutMillis, Executor borrowed) {
    this.name = name;
    this.timeoutMillis = timeoutMillis;
    this.worker = borrowed;
    this.isBorrowed = true;
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
   * Runs work and returns its result or throws its exception.
   *
   * @throws TimeoutException if the work was abandoned
   */
  public <T> T run(Supplier<T> work) throws TimeoutException {
    try {
      return call(work::get, timeoutMillis);
    } catch (ExecutionException e) {
      throw asUnchecked(e.getCause());
    }
  }

  /**
   * Runs work and returns its result.
   *
   * @throws ExecutionException with the exception of the work as its cause
   * @throws TimeoutException if the work was abandoned
   */
  <T> T call(Callable<T> work) throws ExecutionException, TimeoutException {
    return call(work, timeoutMillis);
  }

  /**
   * Runs work and returns its result.
   *
   * @param timeoutMillis the longest time of this work
   * @throws ExecutionException with the exception of the work as its cause
   */
  synchronized <T> T call(Callable<T> work, long timeoutMillis)
      throws ExecutionException, TimeoutException {
    ProcessorTime processor = new ProcessorTime();
    FutureTask<Outcome<T>> task =
        new FutureTask<>(
            () -> {
              processor.begin();
              return Outcome.of(work);
            });
    worker.execute(task);
    Outcome<T> outcome = await(task, processor, timeoutMillis);
    if (outcome.thrown != null) {
      throw new ExecutionException(Thrown.asLine(outcome.thrown), outcome.thrown);
    }
    return outcome.value;
  }

  /**
   * The result of work, or the exception that it threw. If the task itself threw this exception,
   * Java would read its message. This would run a plugin's code, which may throw another exception.
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
   * Waits for work. A plugin can interrupt any thread, so an interrupt does not end the waiting;
   * the interrupt status is restored afterwards.
   */
  private <T> T await(FutureTask<T> task, ProcessorTime processor, long timeoutMillis)
      throws ExecutionException, TimeoutException {
    long slice = timeoutMillis / SLICE_COUNT;
    int usedSlices = 0;
    boolean interrupted = false;
    try {
      for (int passedSlices = 0;
          usedSlices < SLICE_COUNT && passedSlices < SLICE_COUNT * MAX_EXTENSION;
          passedSlices++) {
        try {
          return task.get(slice, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
          usedSlices += processor.isShort(slice) ? 0 : 1;
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
    isBorrowed = false;
    throw timeoutException(timeoutMillis);
  }

  /** Returns the message for a call that took too long. */
  String timeoutMessage(String call) {
    return timeoutMessage(call, timeoutMillis);
  }

  /** Returns the message for a call that took too long: {@code open did not return within 5 s}. */
  static String timeoutMessage(String call, long timeoutMillis) {
    return call + " did not return within " + inSeconds(timeoutMillis);
  }

  private static String inSeconds(long millis) {
    if (millis == 1000) {
      return "1 second";
    }
    return (millis % 1000 == 0 ? Long.toString(millis / 1000) : millis / 1000.0) + " seconds";
  }

  /** Returns the exception for work that took longer than the given time. */
  static TimeoutException timeoutException(long timeoutMillis) {
    return new TimeoutException("it took longer than " + timeoutMillis + " ms");
  }

  /** Ends the thread when its work is done, unless it is borrowed. */
  public synchronized void end() {
    if (!isBorrowed && worker instanceof ExecutorService own) {
      own.shutdown();
    }
  }

  /**
   * Returns an exception as an unchecked one, or throws it if it is an Error. A plugin's code may
   * throw checked exceptions without declaring them.
   */
  static RuntimeException asUnchecked(Throwable thrown) {
    if (thrown instanceof Error error) {
      throw error;
    }
    return thrown instanceof RuntimeException unchecked
        ? unchecked
        : new UndeclaredThrowableException(thrown, Thrown.asLine(thrown));
  }
}
