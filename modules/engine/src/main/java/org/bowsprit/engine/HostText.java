package org.bowsprit.engine;

/**
 * Words of the interpreter itself that releases carry as string resources, so that its questions
 * are asked in the game's language (spec 13 §13.4).
 */
public enum HostText {
  /** What a pause shows. */
  PAUSED(4),
  /** The question before a restart. */
  RESTART_QUESTION(5),
  /** The question before the game is left. */
  QUIT_QUESTION(6),
  /** To save the game. */
  SAVE(7),
  /** To load a game. */
  LOAD(8),
  /** To go on playing. */
  PLAY(9),
  /** To leave things as they are. */
  CANCEL(10),
  /** To leave the game. */
  QUIT(11);

  private final int string;

  HostText(int string) {
    this.string = string;
  }

  /** Returns the number of the string resource. */
  public int string() {
    return string;
  }

  /** Returns whether its last character is not shown but is the key that means yes. */
  public boolean isQuestion() {
    return this == RESTART_QUESTION || this == QUIT_QUESTION;
  }
}
