package org.bowsprit.vm;

/** Receives script errors. */
@FunctionalInterface
public interface FaultListener {

  /**
   * Called after a script has failed. Depending on the {@link FaultPolicy}, the machine halts or
   * the script's slot ends. In the latter case, only the first error at each place of a script is
   * reported.
   *
   * @param fault the error
   */
  void scriptFailed(ScriptFault fault);
}
