package org.bowsprit.vm.cure.known;

import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;

/**
 * Monkey Island, the melting mugs: a new name of an object restarts the code of the object in the
 * middle of its cutscene. The cure delays renaming until the cutscene is over (spec 13 §8.4).
 */
final class RenameDuringCutscene implements Cure {

  @Override
  public String name() {
    return "rename-during-cutscene";
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.global(68);
  }

  @Override
  public boolean appliesTo(RunningScript script, Instruction instruction) {
    return instruction.op() == Op.SET_OBJECT_NAME && script.isCarriedCodeInCutscene();
  }

  @Override
  public void executeCorrected(RunningScript script, Instruction instruction) {
    script.retry(instruction);
  }
}
