package org.bowsprit.vm.cure.known;

import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;

/** Monkey Island, room 76: the smoke of a cigar has no costume (spec 13 §8.4). */
final class SmokeCostume implements Cure {

  private static final int NO_COSTUME = 0;
  private static final int SMOKE_COSTUME = 76;

  @Override
  public String name() {
    return "smoke-costume";
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.room(76);
  }

  @Override
  public boolean appliesTo(RunningScript script, Instruction instruction) {
    return instruction.op() == Op.ACTOR_OPS
        && isOfRoom(script.kind())
        && Literals.contains(instruction, SubOp.ACTOR_COSTUME, NO_COSTUME);
  }

  private static boolean isOfRoom(ScriptKind kind) {
    return kind == ScriptKind.LOCAL || kind == ScriptKind.ROOM_OBJECT;
  }

  @Override
  public void executeCorrected(RunningScript script, Instruction instruction) {
    script.execute(Literals.replace(instruction, SubOp.ACTOR_COSTUME, NO_COSTUME, SMOKE_COSTUME));
  }
}
