package org.bowsprit.engine.internal;

import org.bowsprit.engine.world.Memory;
import org.bowsprit.vm.VirtualMachine;
import org.bowsprit.vm.code.ScriptText;

/** The virtual machine's memory as the world sees it. */
final class MachineMemory implements Memory {

  private final VirtualMachine machine;

  MachineMemory(VirtualMachine machine) {
    this.machine = machine;
  }

  @Override
  public int variable(int number) {
    return machine.variables().read(number);
  }

  @Override
  public void setVariable(int number, int value) {
    machine.variables().write(number, value);
  }

  @Override
  public int reference(int word) {
    return machine.variables().read(word);
  }

  @Override
  public byte[] string(int number) {
    ScriptText text = machine.strings().text(number);
    return text == null ? null : text.toBytes();
  }
}
