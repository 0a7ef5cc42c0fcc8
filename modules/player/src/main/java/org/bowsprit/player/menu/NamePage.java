package org.bowsprit.player.menu;

import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.player.text.Texts;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * Asks for a name; Enter takes the one that is offered or typed. What is typed first takes the
 * place of what is offered.
 */
final class NamePage implements Page {

  private static final int LONGEST = 30;
  private static final int LAST_LETTER = 255;

  private final String title;
  private final Texts texts;
  private final Consumer<String> taker;
  private final Runnable back;
  private String name;
  private boolean untouched = true;

  /**
   * Makes the page.
   *
   * @param offered the name it has if nothing is typed
   * @param texts what the program says
   * @param taker takes the name
   * @param back goes back without one
   */
  NamePage(String title, String offered, Texts texts, Consumer<String> taker, Runnable back) {
    this.title = title;
    this.name = offered;
    this.texts = texts;
    this.taker = taker;
    this.back = back;
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public String foot() {
    return untouched && !name.isEmpty() ? texts.of("save.name.hint") : "";
  }

  @Override
  public List<Row> rows() {
    return List.of(
        Row.text(texts.of("save.name", name + "_")),
        Row.text(" "),
        Row.action(texts.of("save.do"), () -> taker.accept(name)),
        Row.action(texts.of("menu.back"), back));
  }

  @Override
  public boolean takesEveryKey() {
    return true;
  }

  @Override
  public boolean take(Input.Key key) {
    int code = key.code();
    boolean isLetter = code >= KeyCodes.SPACE && code <= LAST_LETTER;
    if (!isLetter && code != KeyCodes.BACKSPACE) {
      return false;
    }
    if (untouched) {
      untouched = false;
      name = isLetter ? "" : name;
    }
    if (!isLetter) {
      name = name.substring(0, Math.max(0, name.length() - 1));
    } else if (name.length() < LONGEST) {
      name += (char) code;
    }
    return true;
  }
}
