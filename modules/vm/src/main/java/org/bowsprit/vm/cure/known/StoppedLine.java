package org.bowsprit.vm.cure.known;

import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;

/**
 * Fate of Atlantis, room 50: the script that is to say a line is stopped before it has; it is left
 * alone (spec 13 §10.4).
 */
final class StoppedLine implements Cure {

  private static final int SPEAKING = 164;

  @Override
  public String name() {
    return "stopped-line";
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.local(50, 213);
  }

  @Override
  public boolean concerns(RunningScript script, Instruction instruction) {
    return instruction.op() == Op.STOP_SCRIPT && script.value(instruction.operand(0)) == SPEAKING;
  }

  @Override
  public void mend(RunningScript script, Instruction instruction) {
    // It says its line and ends by itself.
  }
}
