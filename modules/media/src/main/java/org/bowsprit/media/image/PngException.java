package org.bowsprit.media.image;

/**
 * Thrown when a file is not a suitable PNG; the message says what was expected.
 *
 * @since 1.0
 */
public final class PngException extends Exception {

  private static final long serialVersionUID = 1L;

  /** Creates an exception whose message contains the expected data and advice. */
  PngException(String message) {
    super(message);
  }
}
