package org.bowsprit.vm.cure.known;

import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;
import org.bowsprit.vm.port.BoxPort;

/**
 * Cures a fault in Fate of Atlantis, Crete: after a quick click, Indy walks onto a lift that is not
 * there and is stuck. The cure locks the boxes of the lift before he walks (spec 13 §10.4).
 *
 * @param room the room
 */
record AbsentLift(int room) implements Cure {

  private static final int SITUATION_VARIABLE = 224;
  private static final int SITUATION = 140;
  private static final int X = 45;
  private static final int Y = 137;
  private static final int LIFT = 829;
  private static final int LOCKED = 128;
  private static final int EDGE = 7;
  private static final int FIRST_OF_LIFT = 12;
  private static final int LAST_OF_LIFT = 15;

  @Override
  public String name() {
    return "absent-lift";
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.entry(room);
  }

  @Override
  public boolean concerns(RunningScript script, Instruction instruction) {
    return instruction.op() == Op.WALK_ACTOR_TO
        && script.variable(SITUATION_VARIABLE) == SITUATION
        && script.value(instruction.operand(0)) == script.variable(EngineVariable.EGO)
        && script.value(instruction.operand(1)) == X
        && script.value(instruction.operand(2)) == Y
        && isAway(script);
  }

  private static boolean isAway(RunningScript script) {
    return script.ports().objects().hasPosition(LIFT)
        && script.ports().objects().state(LIFT) == 0
        && script.ports().boxes().flags(EDGE) != LOCKED;
  }

  @Override
  public void mend(RunningScript script, Instruction instruction) {
    BoxPort boxes = script.ports().boxes();
    boxes.setFlags(EDGE, LOCKED);
    for (int box = FIRST_OF_LIFT; box <= LAST_OF_LIFT; box++) {
      boxes.setFlags(box, LOCKED);
    }
    boxes.rebuildMatrix();
    script.execute(instruction);
  }
}
