package org.bowsprit.player.menu;

import java.util.List;
import java.util.function.Predicate;
import org.bowsprit.render.Input;

/**
 * A question or a message with its answers.
 *
 * @param title the title, one or two words
 * @param rows the text and the answers
 * @param isYes returns whether a key performs the action immediately
 * @param action the action of these keys
 */
record QuestionPage(String title, List<Row> rows, Predicate<Input.Key> isYes, Runnable action)
    implements Page {

  /** Returns a page that is answered only by its rows. */
  static QuestionPage of(String title, List<Row> rows) {
    return new QuestionPage(title, rows, key -> false, () -> {});
  }

  @Override
  public boolean handle(Input.Key key) {
    boolean isTaken = isYes.test(key);
    if (isTaken) {
      action.run();
    }
    return isTaken;
  }
}
