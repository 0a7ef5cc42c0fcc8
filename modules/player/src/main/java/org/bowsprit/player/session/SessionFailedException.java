package org.bowsprit.player.session;

/** Thrown if a script error halted a game, or if a replay differs from its recording. */
public final class SessionFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception. The message is a sentence for the player. */
  SessionFailedException(String sentence) {
    super(sentence);
  }
}
