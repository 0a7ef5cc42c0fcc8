package org.bowsprit.bytes.json;

/**
 * Thrown when a text is not JSON or a value in it is not as expected; the message names the place.
 */
public final class JsonException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  JsonException(String message) {
    super(message);
  }
}
