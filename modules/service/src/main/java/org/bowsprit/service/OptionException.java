package org.bowsprit.service;

/**
 * Thrown when an option does not exist or a value is not accepted; the message is a sentence for
 * users.
 *
 * @since 1.0
 */
public final class OptionException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  OptionException(String message) {
    super(message);
  }
}
