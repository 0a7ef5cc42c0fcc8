package org.bowsprit.editors;

/**
 * Thrown if the editor's input is not a valid message of the Language Server Protocol. The message
 * is a sentence.
 */
public final class BrokenMessageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BrokenMessageException(String message) {
    super(message);
  }
}
