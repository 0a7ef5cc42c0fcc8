package org.bowsprit.player.menu;

import java.util.List;
import java.util.function.Predicate;
import org.bowsprit.render.Input;

/**
 * A question, or something to know, with what can be done about it.
 *
 * @param title a word or two
 * @param rows the text and the answers
 * @param yes which keys do it at once
 * @param action what those keys do
 */
record QuestionPage(String title, List<Row> rows, Predicate<Input.Key> yes, Runnable action)
    implements Page {

  /** Returns a page that is answered by its rows alone. */
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
