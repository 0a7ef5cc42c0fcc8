package org.bowsprit.vm.debug;

import org.bowsprit.vm.ExecutedInstruction;

/** Decides where a step ends. */
@FunctionalInterface
public interface StepEnd {

  /**
   * Returns whether the step ends before an instruction.
   *
   * @param executed the instruction, which is about to be executed
   */
  boolean endsAt(ExecutedInstruction executed);
}
