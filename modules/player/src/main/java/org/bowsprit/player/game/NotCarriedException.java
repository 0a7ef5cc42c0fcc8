package org.bowsprit.player.game;

/** Thrown if the state of a game cannot be carried over to a new build of the game. */
final class NotCarriedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param message the reason, as a phrase for the author of the game
   */
  NotCarriedException(String message) {
    super(message);
  }
}
