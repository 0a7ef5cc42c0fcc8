package org.bowsprit.kit.translation;

/**
 * Thrown when a translation cannot be read or used. The message names the file, the line and the
 * problem.
 */
public final class TranslationException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** Creates an exception. */
  public TranslationException(String message) {
    super(message);
  }
}
