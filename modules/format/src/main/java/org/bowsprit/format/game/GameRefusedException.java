package org.bowsprit.format.game;

/** Thrown when what was to be opened is no game of version 5; the message is a whole sentence. */
public final class GameRefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Makes an exception that says {@code sentence}. */
  public GameRefusedException(String sentence) {
    super(sentence);
  }
}
