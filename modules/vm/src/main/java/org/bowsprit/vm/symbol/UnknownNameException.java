package org.bowsprit.vm.symbol;

/** Thrown if a game has nothing with a given name; the message is a sentence with similar names. */
public final class UnknownNameException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public UnknownNameException(String message) {
    super(message);
  }
}
