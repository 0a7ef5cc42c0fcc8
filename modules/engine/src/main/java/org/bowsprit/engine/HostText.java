package org.bowsprit.engine;

/**
 * The texts of the interpreter itself. Releases contain them as string resources, so that the
 * interpreter's questions appear in the game's language (spec 13 §13.4).
 */
public enum HostText {
  /** The text of a pause. */
  PAUSED(4),
  /** The question before a restart. */
  RESTART_QUESTION(5),
  /** The question before quitting the game. */
  QUIT_QUESTION(6),
  /** The button that saves the game. */
  SAVE(7),
  /** The button that loads a game. */
  LOAD(8),
  /** The button that continues playing. */
  PLAY(9),
  /** The button that cancels. */
  CANCEL(10),
  /** The button that quits the game. */
  QUIT(11);

  private final int string;

  HostText(int string) {
    this.string = string;
  }

  /** Returns the number of the string resource. */
  public int string() {
    return string;
  }

  /**
   * Returns whether the text is a question. Its last character is the key for yes and is not shown.
   */
  public boolean isQuestion() {
    return this == RESTART_QUESTION || this == QUIT_QUESTION;
  }
}
