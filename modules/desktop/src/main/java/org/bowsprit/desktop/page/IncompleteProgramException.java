package org.bowsprit.desktop.page;

/**
 * Thrown if files of the program that are needed for a page or an export are missing. The message
 * is a sentence with the missing part.
 */
public final class IncompleteProgramException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates the exception with a sentence for the user. */
  public IncompleteProgramException(String message) {
    super(message);
  }
}
