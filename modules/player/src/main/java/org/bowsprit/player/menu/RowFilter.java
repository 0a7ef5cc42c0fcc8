package org.bowsprit.player.menu;

import java.util.Locale;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * A text that a player types to see only the rows that contain it. Backspace removes the last
 * character, Esc removes all characters.
 */
final class RowFilter {

  private static final int MAX_LENGTH = 30;

  private final Texts texts;
  private String typed = "";

  /** Creates a filter that accepts every row. */
  RowFilter(Texts texts) {
    this.texts = texts;
  }

  /** Returns whether a row is shown. */
  boolean accepts(String label) {
    return label.toLowerCase(Locale.ROOT).contains(typed.toLowerCase(Locale.ROOT));
  }

  /** Returns whether the player has typed any text. */
  boolean hasText() {
    return !typed.isEmpty();
  }

  /** Returns a sentence with the typed text. */
  String prompt() {
    return texts.of("filter.typed", typed + "_");
  }

  /** Adds text, up to the end of its line. */
  void handleText(String text) {
    String line = text.lines().findFirst().orElse("");
    typed += line.substring(0, Math.min(MAX_LENGTH - typed.length(), line.length()));
  }

  /**
   * Handles a key.
   *
   * @return whether the filter consumed it
   */
  boolean handle(Input.Key key) {
    int code = key.code();
    if (isLetter(code) && typed.length() < MAX_LENGTH) {
      typed += (char) code;
      return true;
    }
    if (typed.isEmpty() || (code != KeyCodes.BACKSPACE && code != KeyCodes.ESCAPE)) {
      return false;
    }
    typed = code == KeyCodes.ESCAPE ? "" : typed.substring(0, typed.length() - 1);
    return true;
  }

  /**
   * Returns whether a key adds a character. The first character must be a letter or digit, because
   * a space chooses the row, and plus and minus step through its values.
   */
  private boolean isLetter(int code) {
    return KeyCodes.isCharacter(code) && (!typed.isEmpty() || Character.isLetterOrDigit(code));
  }
}
