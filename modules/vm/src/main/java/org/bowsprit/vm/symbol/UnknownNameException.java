package org.bowsprit.vm.symbol;

/**
 * Thrown if a game has nothing with a given name. The message is a sentence that suggests similar
 * names.
 */
public final class UnknownNameException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public UnknownNameException(String message) {
    super(message);
  }
}
