package org.bowsprit.insight.console;

/** A command cannot be done; the message is a sentence for the person who gave it. */
public final class ConsoleException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Says why. */
  public ConsoleException(String message) {
    super(message);
  }
}
