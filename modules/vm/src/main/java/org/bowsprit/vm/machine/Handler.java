package org.bowsprit.vm.machine;

import org.bowsprit.vm.code.Instruction;

/** Carries out one kind of instruction. */
@FunctionalInterface
interface Handler {

  /**
   * Carries out an instruction of the running slot, whose position is already behind it.
   *
   * @throws org.bowsprit.vm.port.ScriptException if it asks for what cannot be
   */
  void execute(VirtualMachine machine, Instruction instruction);
}
