package org.bowsprit.vm.port;

/**
 * Thrown if an instruction cannot be executed: a script error (spec 05 §13). A port may throw it;
 * the machine turns it into a fault at the current instruction.
 */
public final class ScriptException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with the error as a phrase. */
  public ScriptException(String problem) {
    super(problem, null, false, false);
  }
}
