package org.bowsprit.routelab.lab;

/**
 * Thrown if a scenario claims lengths that no route can have. The message names the first of these
 * walks.
 */
public final class WrongOptimumException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with a sentence for the user. */
  public WrongOptimumException(String message) {
    super(message);
  }
}
