package org.bowsprit.vm.machine;

import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.SubOp;

/** Handlers for cutscenes and skips (spec 05 §7). */
final class CutsceneHandlers {

  /**
   * The length in bytes of the jump instruction that follows when a skip is armed. Execution
   * continues after that jump.
   */
  private static final int JUMP_LENGTH = 3;

  private CutsceneHandlers() {}

  static void bind(HandlerTable table) {
    table.bind(
        Op.CUTSCENE,
        (machine, i) -> machine.scripts().openCutscene(machine.arguments(i.operand(0))));
    table.bind(Op.END_CUTSCENE, (machine, i) -> machine.scripts().closeCutscene());
    table.bind(Op.OVERRIDE, CutsceneHandlers::override);
  }

  private static void override(VirtualMachine machine, Instruction instruction) {
    if (instruction.subOperations().get(0).op() == SubOp.OVERRIDE_END) {
      machine.cutscenes().disarmSkip();
    } else {
      machine.cutscenes().armSkip(machine.current(), instruction.nextOffset());
      machine.jump(instruction.nextOffset() + JUMP_LENGTH);
    }
    machine.set(EngineVariable.OVERRIDE, 0);
  }
}
