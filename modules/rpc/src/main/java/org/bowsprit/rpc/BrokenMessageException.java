package org.bowsprit.rpc;

/**
 * Thrown if the input is not a valid message and the start of the next one is unknown. The detail
 * message is written for people.
 */
public final class BrokenMessageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BrokenMessageException(String message) {
    super(message);
  }
}
