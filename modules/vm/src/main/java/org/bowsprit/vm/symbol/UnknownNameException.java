package org.bowsprit.vm.symbol;

/**
 * Thrown if a game does not contain a name. The message suggests similar names and can be shown to
 * users.
 */
public final class UnknownNameException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public UnknownNameException(String message) {
    super(message);
  }
}
