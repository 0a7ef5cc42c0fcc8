package org.bowsprit.player.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * Asks for a name. Enter accepts the offered or typed name. The first typed letter replaces the
 * offered name.
 */
final class NamePage implements Page {

  private static final int LONGEST = 30;
  private static final int LONGEST_TITLE = 60;
  private static final int LONGEST_PATH = 300;

  private final String title;
  private final String asked;
  private final String hint;
  private final int longest;
  private final String done;
  private final Texts texts;
  private final Function<String, Optional<String>> taker;
  private final Runnable back;
  private final List<String> offers;
  private final UnaryOperator<String> completion;
  private String name;
  private boolean untouched = true;
  private String complaint = "";

  /**
   * Creates the page.
   *
   * @param offers names to choose from without a keyboard, one or more; the first is the default
   * @param texts the texts of the program
   * @param taker receives the name
   * @param back goes back without a name
   */
  NamePage(String title, List<String> offers, Texts texts, Consumer<String> taker, Runnable back) {
    this(
        new Wording(title, "save.name", "save.name.hint", "save.do", LONGEST),
        offers,
        texts,
        UnaryOperator.identity(),
        named -> {
          taker.accept(named.strip());
          return Optional.empty();
        },
        back);
  }

  /**
   * Returns a page that asks for the title of a game.
   *
   * @param offered the current title
   * @param taker receives the title, which may be empty
   */
  static NamePage ofGame(
      String title, String offered, Texts texts, Consumer<String> taker, Runnable back) {
    return new NamePage(
        new Wording(title, "save.name", "games.rename.hint", "games.rename.do", LONGEST_TITLE),
        List.of(offered),
        texts,
        UnaryOperator.identity(),
        named -> {
          taker.accept(named.strip());
          return Optional.empty();
        },
        back);
  }

  private NamePage(
      Wording wording,
      List<String> offers,
      Texts texts,
      UnaryOperator<String> completion,
      Function<String, Optional<String>> taker,
      Runnable back) {
    title = wording.title();
    asked = wording.asked();
    hint = wording.hint();
    done = wording.done();
    longest = wording.longest();
    this.offers = List.copyOf(offers);
    this.name = offers.get(0);
    this.texts = texts;
    this.completion = completion;
    this.taker = taker;
    this.back = back;
  }

  /**
   * Returns a page that asks for a file or folder. Tab completes the path.
   *
   * @param done the key of the text of the row that accepts the path
   * @param taker receives the path, and returns the problem with it, if any; the page then stays
   *     open for correction
   */
  static NamePage ofPath(
      String title,
      String done,
      String offered,
      Texts texts,
      Function<String, Optional<String>> taker,
      Runnable back) {
    Wording wording = new Wording(title, "path.asked", "path.hint", done, LONGEST_PATH);
    return new NamePage(wording, List.of(offered), texts, TypedPath::completed, taker, back);
  }

  /** The wording of the page: a title, keys of texts, and the maximum length of the answer. */
  private record Wording(String title, String asked, String hint, String done, int longest) {}

  @Override
  public String title() {
    return title;
  }

  @Override
  public String foot() {
    if (!complaint.isEmpty()) {
      return complaint;
    }
    return untouched && !name.isEmpty() ? texts.of(hint) : "";
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    rows.add(Row.text(texts.of(asked, name + "_")));
    rows.add(Row.text(" "));
    rows.add(Row.action(texts.of(done), this::give));
    if (offers.size() > 1) {
      rows.add(Row.action(texts.of("save.name.other"), this::offerAnother));
    }
    rows.add(Row.action(texts.of("menu.back"), back));
    return rows;
  }

  private void give() {
    complaint = taker.apply(name).orElse("");
    untouched &= complaint.isEmpty();
  }

  /** Offers the next name, which replaces the typed one. */
  private void offerAnother() {
    name = offers.get((offers.indexOf(name) + 1) % offers.size());
    untouched = true;
  }

  @Override
  public boolean takesEveryKey() {
    return true;
  }

  @Override
  public void takeText(String text) {
    String line = text.lines().findFirst().orElse("").strip();
    String before = untouched ? "" : name;
    complaint = "";
    untouched = false;
    name = before + line.substring(0, Math.min(longest - before.length(), line.length()));
  }

  @Override
  public boolean take(Input.Key key) {
    int code = key.code();
    if (code == KeyCodes.TAB && !completion.apply(name).equals(name)) {
      name = completion.apply(name);
      untouched = false;
      return true;
    }
    boolean isLetter = KeyCodes.isCharacter(code);
    if (!isLetter && code != KeyCodes.BACKSPACE) {
      return false;
    }
    complaint = "";
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
