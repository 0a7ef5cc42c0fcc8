package org.bowsprit.vm;

/** Hears of script errors. */
@FunctionalInterface
public interface FaultListener {

  /**
   * A script has failed: the machine halts, or the script's slot has ended, as the {@link
   * FaultPolicy} wants it.
   *
   * @param fault what went wrong; the first of its script, offset and problem since the machine was
   *     made
   */
  void failed(ScriptFault fault);
}
