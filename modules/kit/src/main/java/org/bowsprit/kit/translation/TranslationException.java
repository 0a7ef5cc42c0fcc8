package org.bowsprit.kit.translation;

/** A translation that cannot be read or used; the message names file, line and what was wrong. */
public final class TranslationException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** Makes an exception. */
  public TranslationException(String message) {
    super(message);
  }
}
