package org.bowsprit.insight.console;

import java.util.List;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * The input line and the output above it. Enter executes the line, and Tab completes the word. Up
 * and Down, or Ctrl+P and Ctrl+N if arrows move the pointer, show earlier lines. Left, Right, Home
 * and End move the caret. Ctrl+U clears the line.
 */
public final class Prompt {

  /** The prompt before the line. */
  public static final String PROMPT = "> ";

  private static final int CONTROL_N = 14;
  private static final int CONTROL_P = 16;
  private static final int CONTROL_U = 21;
  private static final int DELETE = 127;

  private final GameConsole console;
  private final Transcript transcript = new Transcript();
  private final CommandHistory history = new CommandHistory();
  private final StringBuilder line = new StringBuilder();
  private int caret;
  private boolean hasGreeted;

  /** Creates an empty line. */
  public Prompt(GameConsole console) {
    this.console = console;
  }

  /** Returns the input and output so far, after a hint about the commands. */
  public Transcript transcript() {
    if (!hasGreeted) {
      // The hint is added only now, because the player's language may have changed since the start.
      hasGreeted = true;
      transcript.add(console.greeting());
    }
    return transcript;
  }

  /** Returns the current line, including the prompt. */
  public String text() {
    return PROMPT + line;
  }

  /** Returns the column of {@link #text} at whose left edge the caret is shown. */
  public int caret() {
    return PROMPT.length() + caret;
  }

  /** Replaces the line with another line, which the player can edit or enter. */
  public void setLine(String text) {
    line.setLength(0);
    line.append(text);
    caret = line.length();
  }

  /** Enters a line. */
  public void enter(String text) {
    setLine(text);
    enter();
  }

  /**
   * Handles a key.
   *
   * @return true if the console uses the key
   */
  public boolean handle(Input.Key key) {
    switch (key.code()) {
      case KeyCodes.ENTER -> enter();
      case KeyCodes.TAB -> complete();
      case KeyCodes.BACKSPACE -> erase();
      case KeyCodes.UP, CONTROL_P -> setLine(history.previous());
      case KeyCodes.DOWN, CONTROL_N -> setLine(history.next());
      case CONTROL_U -> setLine("");
      case KeyCodes.LEFT -> caret = Math.max(0, caret - 1);
      case KeyCodes.RIGHT -> caret = Math.min(line.length(), caret + 1);
      case KeyCodes.HOME -> caret = 0;
      case KeyCodes.END -> caret = line.length();
      default -> {
        return typeCharacter(key);
      }
    }
    return true;
  }

  private boolean typeCharacter(Input.Key key) {
    boolean isCharacter = key.code() >= KeyCodes.SPACE && key.code() < DELETE && !key.control();
    if (isCharacter && !key.alt()) {
      line.insert(caret, (char) key.code());
      caret++;
    }
    return isCharacter;
  }

  private void enter() {
    String input = line.toString();
    history.add(input);
    setLine("");
    transcript().add(PROMPT + input);
    console.execute(input).forEach(transcript::add);
  }

  private void erase() {
    if (caret > 0) {
      caret--;
      line.deleteCharAt(caret);
    }
  }

  /**
   * Completes the word with the common prefix of all matches. If that adds nothing, prints the
   * matches.
   */
  private void complete() {
    String before = line.substring(0, caret);
    List<String> words = console.completions(before);
    if (words.isEmpty()) {
      return;
    }
    String prefix = before.substring(before.lastIndexOf(' ') + 1);
    String completion = commonPrefix(words) + (words.size() == 1 ? " " : "");
    if (completion.length() > prefix.length()) {
      line.replace(caret - prefix.length(), caret, completion);
      caret += completion.length() - prefix.length();
    } else if (words.size() > 1) {
      transcript().add(String.join("  ", words));
    }
  }

  private static String commonPrefix(List<String> words) {
    String common = words.get(0);
    for (String word : words) {
      while (!word.startsWith(common)) {
        common = common.substring(0, common.length() - 1);
      }
    }
    return common;
  }
}
