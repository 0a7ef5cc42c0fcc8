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
  private static final int DESTINATION_X = 45;
  private static final int DESTINATION_Y = 137;
  private static final int LIFT_OBJECT = 829;
  private static final int LOCKED_FLAG = 128;
  private static final int EDGE_BOX = 7;
  private static final int FIRST_LIFT_BOX = 12;
  private static final int LAST_LIFT_BOX = 15;

  @Override
  public String name() {
    return "absent-lift";
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.entry(room);
  }

  @Override
  public boolean appliesTo(RunningScript script, Instruction instruction) {
    return instruction.op() == Op.WALK_ACTOR_TO
        && script.variable(SITUATION_VARIABLE) == SITUATION
        && script.value(instruction.operand(0)) == script.variable(EngineVariable.EGO)
        && script.value(instruction.operand(1)) == DESTINATION_X
        && script.value(instruction.operand(2)) == DESTINATION_Y
        && isLiftAbsent(script);
  }

  private static boolean isLiftAbsent(RunningScript script) {
    return script.ports().objects().hasPosition(LIFT_OBJECT)
        && script.ports().objects().state(LIFT_OBJECT) == 0
        && script.ports().boxes().flags(EDGE_BOX) != LOCKED_FLAG;
  }

  @Override
  public void executeCorrected(RunningScript script, Instruction instruction) {
    BoxPort boxes = script.ports().boxes();
    boxes.setFlags(EDGE_BOX, LOCKED_FLAG);
    for (int box = FIRST_LIFT_BOX; box <= LAST_LIFT_BOX; box++) {
      boxes.setFlags(box, LOCKED_FLAG);
    }
    boxes.rebuildMatrix();
    script.execute(instruction);
  }
}
