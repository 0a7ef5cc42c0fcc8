package org.bowsprit.format.game;

/**
 * Thrown when the files to be opened are not a version 5 game. The message is a sentence for users.
 */
public final class GameRefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with the message {@code sentence}. */
  public GameRefusedException(String sentence) {
    super(sentence);
  }
}
