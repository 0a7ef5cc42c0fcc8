package org.bowsprit.kit.edit;

/**
 * Thrown if sources have errors, so that they cannot be edited by drawing. The message contains all
 * errors.
 */
public final class NotDrawableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with a sentence for the user. */
  public NotDrawableException(String message) {
    super(message);
  }
}
