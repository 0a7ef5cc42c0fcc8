package org.bowsprit.player.menu;

import java.util.List;
import java.util.function.Predicate;
import org.bowsprit.render.Input;

/**
 * A question or a message with its answers.
 *
 * @param title a word or two
 * @param rows the text and the answers
 * @param yes the keys that perform the action at once
 * @param action the action of these keys
 */
record QuestionPage(String title, List<Row> rows, Predicate<Input.Key> yes, Runnable action)
    implements Page {

  /** Returns a page that is answered only by its rows. */
  static QuestionPage of(String title, List<Row> rows) {
    return new QuestionPage(title, rows, key -> false, () -> {});
  }

  @Override
  public boolean take(Input.Key key) {
    boolean taken = yes.test(key);
    if (taken) {
      action.run();
    }
    return taken;
  }
}
