package org.bowsprit.vm;

import org.bowsprit.vm.code.Instruction;

/** Receives every instruction before it is executed. For traces and debuggers. */
@FunctionalInterface
public interface InstructionListener {

  /**
   * Called before an instruction is executed. An expression is reported before the instructions
   * inside it.
   *
   * @param slot the index of the slot, from 1
   * @param script the number of the script, or object id
   * @param instruction the instruction; {@link Instruction#offset()} is its offset from the code
   *     base
   */
  void executing(int slot, int script, Instruction instruction);

  /**
   * Called after an instruction and everything that it ran: after the instructions inside an
   * expression, or after the instructions that a started script executed immediately. Not called
   * for an instruction that failed.
   */
  default void executed() {}
}
