package org.bowsprit.engine;

/** Thrown when a state is not one of the game it is to be restored into. */
public final class StateRefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Makes a refusal.
   *
   * @param misfit what did not fit
   */
  public StateRefusedException(RuntimeException misfit) {
    super("the state does not fit the game: " + misfit.getMessage(), misfit);
  }
}
