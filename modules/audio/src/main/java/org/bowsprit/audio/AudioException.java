package org.bowsprit.audio;

/**
 * Thrown when a sound device cannot be opened. The message is one line that a player understands.
 *
 * @since 1.0
 */
public final class AudioException extends Exception {

  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param message the message, which is one line without a full stop
   */
  public AudioException(String message) {
    super(message);
  }

  /**
   * Creates an exception with a cause.
   *
   * @param message the message, which is one line without a full stop
   * @param cause the cause
   */
  public AudioException(String message, Throwable cause) {
    super(message, cause);
  }
}
