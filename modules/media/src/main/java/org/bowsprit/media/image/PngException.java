package org.bowsprit.media.image;

/**
 * Thrown when a file is no PNG that can be a source; the message says what was expected.
 *
 * @since 1.0
 */
public final class PngException extends Exception {

  private static final long serialVersionUID = 1L;

  /** Creates a complaint that says what was expected and what to do about it. */
  PngException(String message) {
    super(message);
  }
}
