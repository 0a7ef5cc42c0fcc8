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
 * Asks for a name. Enter accepts the suggested or typed name. The first typed character replaces
 * the suggested name.
 */
final class NamePage implements Page {

  private static final int MAX_NAME_LENGTH = 30;
  private static final int MAX_TITLE_LENGTH = 60;
  private static final int MAX_PATH_LENGTH = 300;

  private final String title;
  private final String promptKey;
  private final String hintKey;
  private final int maxLength;
  private final String doneKey;
  private final Texts texts;
  private final Function<String, Optional<String>> nameReceiver;
  private final Runnable backAction;
  private final List<String> suggestions;
  private final UnaryOperator<String> completion;
  private String name;
  private boolean isUntouched = true;
  private String problem = "";

  /**
   * Creates the page.
   *
   * @param suggestions at least one suggested name, for players without a keyboard; the first name
   *     is the default
   * @param texts the texts of the program
   * @param nameReceiver receives the name
   * @param backAction goes back without a name
   */
  NamePage(
      String title,
      List<String> suggestions,
      Texts texts,
      Consumer<String> nameReceiver,
      Runnable backAction) {
    this(
        new Wording(title, "save.name", "save.name.hint", "save.do", MAX_NAME_LENGTH),
        suggestions,
        texts,
        UnaryOperator.identity(),
        text -> {
          nameReceiver.accept(text.strip());
          return Optional.empty();
        },
        backAction);
  }

  /**
   * Returns a page that asks for the title of a game.
   *
   * @param suggestion the current title
   * @param receiver receives the title, which may be empty
   */
  static NamePage forGameTitle(
      String title,
      String suggestion,
      Texts texts,
      Consumer<String> receiver,
      Runnable backAction) {
    return new NamePage(
        new Wording(title, "save.name", "games.rename.hint", "games.rename.do", MAX_TITLE_LENGTH),
        List.of(suggestion),
        texts,
        UnaryOperator.identity(),
        text -> {
          receiver.accept(text.strip());
          return Optional.empty();
        },
        backAction);
  }

  private NamePage(
      Wording wording,
      List<String> suggestions,
      Texts texts,
      UnaryOperator<String> completion,
      Function<String, Optional<String>> nameReceiver,
      Runnable backAction) {
    title = wording.title();
    promptKey = wording.promptKey();
    hintKey = wording.hintKey();
    doneKey = wording.doneKey();
    maxLength = wording.maxLength();
    this.suggestions = List.copyOf(suggestions);
    this.name = suggestions.get(0);
    this.texts = texts;
    this.completion = completion;
    this.nameReceiver = nameReceiver;
    this.backAction = backAction;
  }

  /**
   * Returns a page that asks for a file or folder. Tab completes the path.
   *
   * @param doneKey the key of the text of the row that accepts the path
   * @param receiver receives the path, and returns what is wrong with the path; empty to accept it.
   *     If the result is not empty, the page stays open so that the player can correct the path
   */
  static NamePage forPath(
      String title,
      String doneKey,
      String suggestion,
      Texts texts,
      Function<String, Optional<String>> receiver,
      Runnable backAction) {
    Wording wording = new Wording(title, "path.asked", "path.hint", doneKey, MAX_PATH_LENGTH);
    return new NamePage(
        wording, List.of(suggestion), texts, TypedPath::complete, receiver, backAction);
  }

  /** The wording of the page: a title, keys of texts, and the maximum length of the answer. */
  private record Wording(
      String title, String promptKey, String hintKey, String doneKey, int maxLength) {}

  @Override
  public String title() {
    return title;
  }

  @Override
  public String foot() {
    if (!problem.isEmpty()) {
      return problem;
    }
    return isUntouched && !name.isEmpty() ? texts.of(hintKey) : "";
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    rows.add(Row.text(texts.of(promptKey, name + "_")));
    rows.add(Row.text(" "));
    rows.add(Row.action(texts.of(doneKey), this::submit));
    if (suggestions.size() > 1) {
      rows.add(Row.action(texts.of("save.name.other"), this::suggestNext));
    }
    rows.add(Row.action(texts.of("menu.back"), backAction));
    return rows;
  }

  private void submit() {
    problem = nameReceiver.apply(name).orElse("");
    isUntouched &= problem.isEmpty();
  }

  /** Replaces the typed name by the next suggestion. */
  private void suggestNext() {
    name = suggestions.get((suggestions.indexOf(name) + 1) % suggestions.size());
    isUntouched = true;
  }

  @Override
  public boolean receivesAllKeys() {
    return true;
  }

  @Override
  public void handleText(String text) {
    String line = text.lines().findFirst().orElse("").strip();
    String prefix = isUntouched ? "" : name;
    problem = "";
    isUntouched = false;
    name = prefix + line.substring(0, Math.min(maxLength - prefix.length(), line.length()));
  }

  @Override
  public boolean handle(Input.Key key) {
    int code = key.code();
    if (code == KeyCodes.TAB && !completion.apply(name).equals(name)) {
      name = completion.apply(name);
      isUntouched = false;
      return true;
    }
    boolean isCharacter = KeyCodes.isCharacter(code);
    if (!isCharacter && code != KeyCodes.BACKSPACE) {
      return false;
    }
    problem = "";
    if (isUntouched) {
      isUntouched = false;
      name = isCharacter ? "" : name;
    }
    if (!isCharacter) {
      name = name.substring(0, Math.max(0, name.length() - 1));
    } else if (name.length() < maxLength) {
      name += (char) code;
    }
    return true;
  }
}
