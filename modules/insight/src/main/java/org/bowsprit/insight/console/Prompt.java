package org.bowsprit.insight.console;

import java.util.List;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * The line a person writes in, and what was printed above it. Enter does what it says, Tab
 * completes the word, up and down (or Ctrl+P and Ctrl+N, where arrows move the pointer) bring
 * earlier lines back, left, right, Home and End move the caret, Ctrl+U empties the line.
 */
public final class Prompt {

  /** What stands before the line. */
  public static final String MARK = "> ";

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

  /** Makes an empty line. */
  public Prompt(GameConsole console) {
    this.console = console;
  }

  /** Returns what was said and answered, below a word on what may be typed. */
  public Transcript transcript() {
    if (!hasGreeted) {
      // Not before: until then the player's language may change.
      hasGreeted = true;
      transcript.add(console.greeting());
    }
    return transcript;
  }

  /** Returns the line as it stands, with the mark. */
  public String text() {
    return MARK + line;
  }

  /** Returns the column of {@link #text} the caret stands before. */
  public int caret() {
    return MARK.length() + caret;
  }

  /** Puts a line in the place of what is written, to be changed or entered. */
  public void write(String text) {
    line.setLength(0);
    line.append(text);
    caret = line.length();
  }

  /**
   * Takes a key.
   *
   * @return whether it meant something here
   */
  public boolean take(Input.Key key) {
    switch (key.code()) {
      case KeyCodes.ENTER -> enter();
      case KeyCodes.TAB -> complete();
      case KeyCodes.BACKSPACE -> erase();
      case KeyCodes.UP, CONTROL_P -> write(history.back());
      case KeyCodes.DOWN, CONTROL_N -> write(history.forth());
      case CONTROL_U -> write("");
      case KeyCodes.LEFT -> caret = Math.max(0, caret - 1);
      case KeyCodes.RIGHT -> caret = Math.min(line.length(), caret + 1);
      case KeyCodes.HOME -> caret = 0;
      case KeyCodes.END -> caret = line.length();
      default -> {
        return type(key);
      }
    }
    return true;
  }

  private boolean type(Input.Key key) {
    boolean letter = key.code() >= KeyCodes.SPACE && key.code() < DELETE && !key.control();
    if (letter && !key.alt()) {
      line.insert(caret, (char) key.code());
      caret++;
    }
    return letter;
  }

  private void enter() {
    String said = line.toString();
    history.add(said);
    write("");
    transcript().add(MARK + said);
    console.enter(said).forEach(transcript::add);
  }

  private void erase() {
    if (caret > 0) {
      caret--;
      line.deleteCharAt(caret);
    }
  }

  /** Writes as much as all words that fit have in common; prints them if that is no more. */
  private void complete() {
    String before = line.substring(0, caret);
    List<String> words = console.completions(before);
    if (words.isEmpty()) {
      return;
    }
    String begun = before.substring(before.lastIndexOf(' ') + 1);
    String common = common(words) + (words.size() == 1 ? " " : "");
    if (common.length() > begun.length()) {
      line.replace(caret - begun.length(), caret, common);
      caret += common.length() - begun.length();
    } else if (words.size() > 1) {
      transcript().add(String.join("  ", words));
    }
  }

  private static String common(List<String> words) {
    String common = words.get(0);
    for (String word : words) {
      while (!word.startsWith(common)) {
        common = common.substring(0, common.length() - 1);
      }
    }
    return common;
  }
}
