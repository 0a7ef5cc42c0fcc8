package org.bowsprit.bytes.json;

/**
 * Thrown if a text is not JSON, or if a value in it is not the expected one. The message contains
 * the position of the error.
 */
public final class JsonException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  JsonException(String message) {
    super(message);
  }
}
