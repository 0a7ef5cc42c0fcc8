package org.bowsprit.vm;

/** Receives script errors. */
@FunctionalInterface
public interface FaultListener {

  /**
   * Called after a script has failed. Depending on the {@link FaultPolicy}, the machine halts or
   * the script's slot has ended.
   *
   * @param fault the error; the first at its script and offset since the machine was created
   */
  void failed(ScriptFault fault);
}
