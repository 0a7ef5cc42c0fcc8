package org.bowsprit.plugin.host.isolation;

/** Thrown if a plugin does not answer; the message names it and says how long that lasted. */
public final class NoAnswerException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  NoAnswerException(String message) {
    super(message);
  }
}
