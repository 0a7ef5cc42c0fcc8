package org.bowsprit.vm.cure;

import org.bowsprit.vm.code.Instruction;

/**
 * A fix for a fault in published scripts. It carries out one instruction differently, at a known
 * place and in a known situation. Cures have no state.
 */
public interface Cure {

  /** Returns a name for logs, settings and tests, such as {@code absent-lift}. */
  String name();

  /** Returns the place of the faulty instruction. */
  ScriptPlace place();

  /**
   * Returns whether an instruction is the faulty one and would cause the fault now. Called only for
   * instructions at {@link #place()}. Has no side effects.
   */
  boolean appliesTo(RunningScript script, Instruction instruction);

  /** Executes the corrected instruction, or skips the faulty one. */
  void executeCorrected(RunningScript script, Instruction instruction);
}
