package org.bowsprit.plugin.host.classes;

/**
 * Thrown instead of loading a plugin's class that calls {@link Runtime#halt}. That method ends the
 * process without a message and with any exit code.
 */
final class HaltError extends LinkageError {

  private static final long serialVersionUID = 1L;

  /** Creates an error. The message contains the name of the class. */
  HaltError(String className) {
    super("calls Runtime.halt in " + className + ", which would end the program without a message");
  }
}
