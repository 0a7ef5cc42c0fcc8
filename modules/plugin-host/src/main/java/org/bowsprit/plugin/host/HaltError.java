package org.bowsprit.plugin.host;

/**
 * Thrown in place of a plugin's class that calls {@link Runtime#halt}, which ends the process
 * without a word and with whatever exit code the plugin likes.
 */
final class HaltError extends LinkageError {

  private static final long serialVersionUID = 1L;

  /** Names the class. */
  HaltError(String className) {
    super("calls Runtime.halt in " + className + ", which would end the program without a word");
  }
}
