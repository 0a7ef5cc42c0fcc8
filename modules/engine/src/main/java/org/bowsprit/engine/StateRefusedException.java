package org.bowsprit.engine;

/** Thrown if a state does not belong to the game. */
public final class StateRefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param cause the exception that was thrown when the state was restored
   */
  public StateRefusedException(RuntimeException cause) {
    super("the state does not fit the game: " + cause.getMessage(), cause);
  }
}
