package org.bowsprit.vm.cure.known;

import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;

/**
 * Monkey Island, the village: a script ends a cutscene while the player looks at a carried object.
 * The small cutscene of that object then stays open. The cure reports the script that the village
 * waits for as running, as long as such a small cutscene is open (spec 13 §8.4).
 */
final class LookDuringCutscene implements Cure {

  private static final int AWAITED_SCRIPT = 164;

  @Override
  public String name() {
    return "look-during-cutscene";
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.local(25, 204);
  }

  @Override
  public boolean appliesTo(RunningScript script, Instruction instruction) {
    return instruction.op() == Op.IS_SCRIPT_RUNNING
        && script.value(instruction.operand(1)) == AWAITED_SCRIPT
        && script.isCarriedCodeInCutscene();
  }

  @Override
  public void executeCorrected(RunningScript script, Instruction instruction) {
    script.setResult(instruction, 1);
  }
}
