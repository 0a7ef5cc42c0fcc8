package org.bowsprit.bytes.json;

/** A text is no JSON, or a value in it is not what was expected; the message says where. */
public final class JsonException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  JsonException(String message) {
    super(message);
  }
}
