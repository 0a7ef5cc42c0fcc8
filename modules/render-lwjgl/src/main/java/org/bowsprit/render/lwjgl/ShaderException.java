package org.bowsprit.render.lwjgl;

/** Thrown if a shader cannot be read, compiled or linked; the message comes from the driver. */
final class ShaderException extends Exception {

  private static final long serialVersionUID = 1L;

  ShaderException(String message) {
    super(message);
  }
}
