package org.bowsprit.vm.cure.known;

import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;

/**
 * Monkey Island, room 36: the number of a sign's text colour means a different colour in this
 * room's palette (spec 13 §8.4).
 */
final class SignColour implements Cure {

  private static final int WRONG_COLOUR = 47;
  private static final int WHITE = 15;

  @Override
  public String name() {
    return "sign-colour";
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.room(36);
  }

  @Override
  public boolean appliesTo(RunningScript script, Instruction instruction) {
    return (instruction.op() == Op.PRINT || instruction.op() == Op.PRINT_EGO)
        && Literals.contains(instruction, SubOp.PRINT_COLOR, WRONG_COLOUR);
  }

  @Override
  public void executeCorrected(RunningScript script, Instruction instruction) {
    script.execute(Literals.replace(instruction, SubOp.PRINT_COLOR, WRONG_COLOUR, WHITE));
  }
}
