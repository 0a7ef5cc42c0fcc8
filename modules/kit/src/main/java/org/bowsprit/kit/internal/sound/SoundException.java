package org.bowsprit.kit.internal.sound;

/**
 * Thrown when a file cannot be used as the source of a sound. The message names the expected
 * content.
 */
public final class SoundException extends Exception {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with a message. */
  SoundException(String message) {
    super(message);
  }
}
