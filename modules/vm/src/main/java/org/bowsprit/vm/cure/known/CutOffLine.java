package org.bowsprit.vm.cure.known;

import java.util.Set;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;

/**
 * Cures a script that cuts off a line because it does not wait for the end of the line (spec 13
 * §8.4, §11).
 *
 * @param name the name of the cure
 * @param place the place of the script
 * @param cuttingOps the instructions that cut the line off
 */
record CutOffLine(String name, ScriptPlace place, Set<Op> cuttingOps) implements Cure {

  /** Returns the cure of a line that the next line cuts off. */
  static CutOffLine byNextLine(String name, ScriptPlace place) {
    return new CutOffLine(name, place, Set.of(Op.PRINT, Op.PRINT_EGO));
  }

  /** Returns the cure of a line that the end of the cutscene cuts off. */
  static CutOffLine byEndOfCutscene(String name, ScriptPlace place) {
    return new CutOffLine(name, place, Set.of(Op.END_CUTSCENE));
  }

  @Override
  public boolean appliesTo(RunningScript script, Instruction instruction) {
    return cuttingOps.contains(instruction.op()) && script.variable(EngineVariable.HAVE_MSG) != 0;
  }

  @Override
  public void executeCorrected(RunningScript script, Instruction instruction) {
    script.retry(instruction);
  }
}
