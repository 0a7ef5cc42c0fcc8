package org.bowsprit.vm.cure.known;

import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;

/**
 * Fate of Atlantis: after skipped scenes, the coat and the broken window are missing, although the
 * inventory contains the coat (spec 13 §10.4).
 */
final class MissingCoat implements Cure {

  private static final int ROOM = 1;
  private static final int COAT_IN_INVENTORY = 23;
  private static final int OWNER = 1;
  private static final int COAT_IN_ROOM = 24;
  private static final int WINDOW = 25;

  @Override
  public String name() {
    return "missing-coat";
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.ANYWHERE;
  }

  @Override
  public boolean appliesTo(RunningScript script, Instruction instruction) {
    return instruction.op() == Op.LOAD_ROOM
        && script.value(instruction.operand(0)) == ROOM
        && script.ports().inventory().owner(COAT_IN_INVENTORY) == OWNER;
  }

  @Override
  public void executeCorrected(RunningScript script, Instruction instruction) {
    script.ports().objects().setState(COAT_IN_ROOM, 1);
    script.ports().objects().setState(WINDOW, 1);
    script.execute(instruction);
  }
}
