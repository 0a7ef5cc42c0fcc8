package org.bowsprit.kit.internal.sound;

/** Thrown when a file is no sound that can be a source; the message says what was expected. */
public final class SoundException extends Exception {

  private static final long serialVersionUID = 1L;

  /** Makes a complaint. */
  SoundException(String message) {
    super(message);
  }
}
