package org.bowsprit.plugin.host.isolation;

import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Asks something that a plugin opened, until it fails for the first time: it is then closed, the
 * loss is reported once, and every later question gets its substitute answer.
 *
 * @param <T> what was opened
 */
final class Guard<T extends AutoCloseable> {

  private final T opened;
  private final Consumer<String> losses;
  private boolean lost;

  /**
   * Guards what a plugin opened.
   *
   * @param losses is told once why it was lost
   */
  Guard(T opened, Consumer<String> losses) {
    this.opened = opened;
    this.losses = losses;
  }

  /** Returns the answer to a question; {@code otherwise} if there is none. */
  <R> R ask(Function<? super T, ? extends R> question, R otherwise) {
    if (lost) {
      return otherwise;
    }
    try {
      R answer = question.apply(opened);
      return answer == null ? otherwise : answer;
    } catch (RuntimeException | Error e) {
      // A plugin's code: not even an Error may end the game.
      lose(Thrown.inOneLine(e));
      return otherwise;
    }
  }

  /** Does something with it; returns whether that went well. */
  boolean tell(Consumer<? super T> work) {
    return ask(
        to -> {
          work.accept(to);
          return true;
        },
        false);
  }

  /** Gives it up for a reason of its own. */
  void lose(String reason) {
    lost = true;
    try {
      opened.close();
    } catch (Exception | Error e) {
      // It is lost already; that it cannot even be closed is no news.
    }
    losses.accept(reason);
  }

  /** Closes it, unless it was lost and closed before. */
  void close() throws Exception {
    if (!lost) {
      opened.close();
    }
  }
}
