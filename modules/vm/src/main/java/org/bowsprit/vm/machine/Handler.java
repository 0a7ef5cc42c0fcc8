package org.bowsprit.vm.machine;

import org.bowsprit.vm.code.Instruction;

/** Executes one kind of instruction. */
@FunctionalInterface
interface Handler {

  /**
   * Executes an instruction of the running slot, whose position is already after the instruction.
   *
   * @throws org.bowsprit.vm.port.ScriptException if the instruction cannot be executed
   */
  void execute(VirtualMachine machine, Instruction instruction);
}
