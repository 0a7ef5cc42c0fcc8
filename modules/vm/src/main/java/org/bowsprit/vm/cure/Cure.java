package org.bowsprit.vm.cure;

import org.bowsprit.vm.code.Instruction;

/**
 * A fault of shipped scripts and what is done about it: one instruction, at a known place and in a
 * known situation, is carried out otherwise. Cures hold no state.
 */
public interface Cure {

  /** Returns a name for logs, settings and tests, such as {@code absent-lift}. */
  String name();

  /** Returns where the faulty instruction stands. */
  ScriptPlace place();

  /**
   * Returns whether an instruction is the faulty one and the fault would be met now. It is asked
   * only about instructions at {@link #place()}, and changes nothing.
   */
  boolean concerns(RunningScript script, Instruction instruction);

  /** Carries the instruction out as it should have been, or leaves it out. */
  void mend(RunningScript script, Instruction instruction);
}
