package org.bowsprit.vm.cure.known;

import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;

/**
 * A script that says a line while another is said, so that the other is lost: the line waits (spec
 * 13 §8.4, §11).
 *
 * @param name of the cure
 * @param place of the script
 */
record LineCutOff(String name, ScriptPlace place) implements Cure {

  @Override
  public boolean concerns(RunningScript script, Instruction instruction) {
    return (instruction.op() == Op.PRINT || instruction.op() == Op.PRINT_EGO)
        && script.variable(EngineVariable.HAVE_MSG) != 0;
  }

  @Override
  public void mend(RunningScript script, Instruction instruction) {
    script.retry(instruction);
  }
}
