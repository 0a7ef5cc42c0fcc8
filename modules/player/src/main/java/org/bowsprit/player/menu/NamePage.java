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
  private static final int LONGEST_PATH = 300;
  private static final int LAST_LETTER = 255;

  private final String title;
  private final String asked;
  private final int longest;
  private final String done;
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
    this(new Wording(title, "save.name", "save.do", LONGEST), offered, texts, taker, back);
  }

  private NamePage(
      Wording wording, String offered, Texts texts, Consumer<String> taker, Runnable back) {
    title = wording.title();
    asked = wording.asked();
    done = wording.done();
    longest = wording.longest();
    this.name = offered;
    this.texts = texts;
    this.taker = taker;
    this.back = back;
  }

  /** Returns a page that asks for a file or folder. */
  static NamePage ofPath(
      String title, String offered, Texts texts, Consumer<String> taker, Runnable back) {
    Wording wording = new Wording(title, "path.asked", "path.do", LONGEST_PATH);
    return new NamePage(wording, offered, texts, taker, back);
  }

  /** What is asked for: a title, keys of texts, and how long the answer may be. */
  private record Wording(String title, String asked, String done, int longest) {}

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
        Row.text(texts.of(asked, name + "_")),
        Row.text(" "),
        Row.action(texts.of(done), () -> taker.accept(name)),
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
    } else if (name.length() < longest) {
      name += (char) code;
    }
    return true;
  }
}
