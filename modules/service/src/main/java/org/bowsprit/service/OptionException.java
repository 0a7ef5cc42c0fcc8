package org.bowsprit.service;

/**
 * Says that an option is not there, or cannot be what was given, in one sentence for people.
 *
 * @since 1.0
 */
public final class OptionException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  OptionException(String message) {
    super(message);
  }
}
