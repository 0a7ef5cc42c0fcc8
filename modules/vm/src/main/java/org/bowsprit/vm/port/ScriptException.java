package org.bowsprit.vm.port;

/**
 * Thrown if an instruction cannot be executed because of a script error (spec 05 §13). A port may
 * throw this exception. The machine turns it into a fault at the current instruction.
 */
public final class ScriptException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception. The message is a phrase that describes the error. */
  public ScriptException(String problem) {
    super(problem, null, false, false);
  }
}
