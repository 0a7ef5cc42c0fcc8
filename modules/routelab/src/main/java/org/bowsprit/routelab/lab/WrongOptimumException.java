package org.bowsprit.routelab.lab;

/**
 * Thrown if optimal lengths in a scenario are wrong, so that no router could reach them. The
 * message contains the first walk with a wrong length.
 */
public final class WrongOptimumException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with a sentence for the user. */
  public WrongOptimumException(String message) {
    super(message);
  }
}
