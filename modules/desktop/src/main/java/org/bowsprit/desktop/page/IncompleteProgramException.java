package org.bowsprit.desktop.page;

/**
 * Thrown if a part of the program that a page or an export needs is missing. The message is a
 * sentence that names the missing part.
 */
public final class IncompleteProgramException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates the exception with a sentence for the user. */
  public IncompleteProgramException(String message) {
    super(message);
  }
}
