package org.bowsprit.media.image;

/**
 * Thrown when a file is not a suitable PNG. The message describes the expected data.
 *
 * @since 1.0
 */
public final class PngException extends Exception {

  private static final long serialVersionUID = 1L;

  /** Creates an exception. The message describes the expected data and may contain advice. */
  PngException(String message) {
    super(message);
  }
}
