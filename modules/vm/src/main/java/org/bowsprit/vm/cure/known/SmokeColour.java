package org.bowsprit.vm.cure.known;

import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;

/**
 * Monkey Island, room 76: a colour that is set for the interface spoils the smoke (spec 13 §8.4).
 */
final class SmokeColour implements Cure {

  private static final int COLOUR = 3;

  /** Behind red, green, blue and the byte that governs it. */
  private static final int INDEX = 4;

  @Override
  public String name() {
    return "smoke-colour";
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.room(76);
  }

  @Override
  public boolean concerns(RunningScript script, Instruction instruction) {
    if (instruction.op() != Op.ROOM_OPS) {
      return false;
    }
    SubOperation sub = instruction.subOperations().get(0);
    return sub.op() == SubOp.ROOM_PALETTE_COLOR && script.value(sub.operand(INDEX)) == COLOUR;
  }

  @Override
  public void mend(RunningScript script, Instruction instruction) {
    // The colour stays the room's.
  }
}
