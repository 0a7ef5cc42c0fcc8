package org.bowsprit.vm.cure.known;

import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;

/**
 * Cures a fault in Monkey Island 2: a diver appears at the wrong height for a moment, because the
 * script places it before it sets its elevation (spec 13 §9.2).
 */
final class DiverAboveWater implements Cure {

  private static final int SCRIPT = 58;
  private static final int ELEVATION = 99;

  @Override
  public String name() {
    return "diver-above-water";
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.global(SCRIPT);
  }

  @Override
  public boolean appliesTo(RunningScript script, Instruction instruction) {
    return instruction.op() == Op.PUT_ACTOR;
  }

  @Override
  public void executeCorrected(RunningScript script, Instruction instruction) {
    script.execute(instruction);
    script.ports().actorSettings().setElevation(script.value(instruction.operand(0)), ELEVATION);
  }
}
