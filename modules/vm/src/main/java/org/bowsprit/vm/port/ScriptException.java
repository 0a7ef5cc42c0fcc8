package org.bowsprit.vm.port;

/**
 * Thrown when an instruction asks for what cannot be: a script error (spec 05 §13). A port may
 * throw it; the machine turns it into a fault at the instruction that was being executed.
 */
public final class ScriptException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Makes an error from what is wrong, as a phrase. */
  public ScriptException(String problem) {
    super(problem, null, false, false);
  }
}
