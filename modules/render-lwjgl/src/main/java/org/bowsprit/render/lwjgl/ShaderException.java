package org.bowsprit.render.lwjgl;

/** A shader that cannot be read, compiled or linked; the message is the driver's own words. */
final class ShaderException extends Exception {

  private static final long serialVersionUID = 1L;

  ShaderException(String message) {
    super(message);
  }
}
