package org.bowsprit.kit.edit;

/**
 * Thrown if sources have errors. Nothing can be drawn in them then. The message contains all of
 * them.
 */
public final class NotDrawableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with a sentence for the user. */
  public NotDrawableException(String message) {
    super(message);
  }
}
