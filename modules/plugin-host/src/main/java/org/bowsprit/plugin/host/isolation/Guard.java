package org.bowsprit.plugin.host.isolation;

import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Calls an object that a plugin opened, until its first failure. Then the object is closed and the
 * loss is reported once. Every later call returns a substitute for the answer.
 *
 * @param <T> the type of the object
 */
final class Guard<T extends AutoCloseable> {

  private final T opened;
  private final Consumer<String> losses;
  private boolean lost;

  /**
   * Guards an object that a plugin opened.
   *
   * @param losses receives the reason once if the object is lost
   */
  Guard(T opened, Consumer<String> losses) {
    this.opened = opened;
    this.losses = losses;
  }

  /** Returns the answer of the object to a question, or {@code otherwise} if there is no answer. */
  <R> R ask(Function<? super T, ? extends R> question, R otherwise) {
    if (lost) {
      return otherwise;
    }
    try {
      R answer = question.apply(opened);
      return answer == null ? otherwise : answer;
    } catch (RuntimeException | Error e) {
      // This runs a plugin's code, so even an Error must not end the game.
      lose(Thrown.inOneLine(e));
      return otherwise;
    }
  }

  /** Passes the object to {@code work}, and returns whether the work succeeded. */
  boolean tell(Consumer<? super T> work) {
    return ask(
        to -> {
          work.accept(to);
          return true;
        },
        false);
  }

  /** Closes the object and reports the given reason. */
  void lose(String reason) {
    lost = true;
    try {
      opened.close();
    } catch (Exception | Error e) {
      // The object is already lost. A failure to close it needs no report.
    }
    losses.accept(reason);
  }

  /** Stops calling the object. Used after the object was closed together with its owner. */
  void leave() {
    lost = true;
  }

  /** Closes the object, unless it was lost and therefore closed before. */
  void close() throws Exception {
    if (!lost) {
      opened.close();
    }
  }
}
