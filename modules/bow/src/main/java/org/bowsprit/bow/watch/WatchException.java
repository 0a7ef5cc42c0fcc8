package org.bowsprit.bow.watch;

/** Thrown if an expression cannot be read or evaluated. The message contains the reason. */
public final class WatchException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception. The message is a sentence without a full stop. */
  public WatchException(String message) {
    super(message);
  }
}
