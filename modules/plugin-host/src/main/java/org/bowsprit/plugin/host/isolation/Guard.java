package org.bowsprit.plugin.host.isolation;

import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Calls an object that a plugin opened, until its first failure. Then it closes the object and
 * reports the loss once. Every later call returns the fallback that its caller passed.
 *
 * @param <T> the type of the object
 */
final class Guard<T extends AutoCloseable> {

  private final T opened;
  private final Consumer<String> lossListener;
  private boolean isDiscarded;

  /**
   * Guards an object that a plugin opened.
   *
   * @param lossListener receives the reason once if the object is lost
   */
  Guard(T opened, Consumer<String> lossListener) {
    this.opened = opened;
    this.lossListener = lossListener;
  }

  /** Returns the object's answer to a query, or {@code fallback} if there is no answer. */
  <R> R ask(Function<? super T, ? extends R> query, R fallback) {
    if (isDiscarded) {
      return fallback;
    }
    try {
      R answer = query.apply(opened);
      return answer == null ? fallback : answer;
    } catch (RuntimeException | Error e) {
      // This runs a plugin's code, so even an Error must not end the game.
      discard(Thrown.asLine(e));
      return fallback;
    }
  }

  /** Passes the object to {@code work}, and returns whether the work succeeded. */
  boolean run(Consumer<? super T> work) {
    return ask(
        to -> {
          work.accept(to);
          return true;
        },
        false);
  }

  /** Closes the object and reports the given reason. */
  void discard(String reason) {
    isDiscarded = true;
    try {
      opened.close();
    } catch (Exception | Error e) {
      // The object is already lost. A failure to close it needs no report.
    }
    lossListener.accept(reason);
  }

  /** Stops calling the object. Used after the object was closed together with its owner. */
  void detach() {
    isDiscarded = true;
  }

  /** Closes the object, unless it was lost and is therefore closed already. */
  void close() throws Exception {
    if (!isDiscarded) {
      opened.close();
    }
  }
}
