package org.bowsprit.render;

/**
 * Thrown if a renderer cannot be opened; the message is one line that a player understands.
 *
 * @since 1.0
 */
public final class RendererException extends Exception {

  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param message one line without a full stop
   */
  public RendererException(String message) {
    super(message);
  }

  /**
   * Creates an exception with a cause.
   *
   * @param message one line without a full stop
   * @param cause the cause
   */
  public RendererException(String message, Throwable cause) {
    super(message, cause);
  }
}
