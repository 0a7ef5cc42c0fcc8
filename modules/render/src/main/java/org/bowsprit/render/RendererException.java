package org.bowsprit.render;

/**
 * A renderer could not be opened; the message is one line a player understands.
 *
 * @since 1.0
 */
public final class RendererException extends Exception {

  private static final long serialVersionUID = 1L;

  /**
   * Says why.
   *
   * @param message one line without a full stop
   */
  public RendererException(String message) {
    super(message);
  }

  /**
   * Says why, and what lies behind it.
   *
   * @param message one line without a full stop
   * @param cause what lies behind it
   */
  public RendererException(String message, Throwable cause) {
    super(message, cause);
  }
}
