package org.bowsprit.vm.cure.known;

import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;
import org.bowsprit.vm.port.ObjectPort;

/**
 * Monkey Island, room 30: the shopkeeper walks away before the door is closed behind him (spec 13
 * §8.4).
 */
final class OpenShopDoor implements Cure {

  private static final int SHOPKEEPER = 11;
  private static final int DESTINATION_X = 232;
  private static final int DESTINATION_Y = 141;
  private static final int CLOSE_DOOR_SCRIPT = 26;
  private static final int DOOR = 387;
  private static final int DOORWAY = 437;

  @Override
  public String name() {
    return "open-shop-door";
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.local(30, 207);
  }

  @Override
  public boolean appliesTo(RunningScript script, Instruction instruction) {
    return instruction.op() == Op.WALK_ACTOR_TO
        && script.value(instruction.operand(0)) == SHOPKEEPER
        && script.value(instruction.operand(1)) == DESTINATION_X
        && script.value(instruction.operand(2)) == DESTINATION_Y
        && isOpen(script.ports().objects());
  }

  private static boolean isOpen(ObjectPort objects) {
    return objects.state(DOOR) == 1 && objects.state(DOORWAY) == 1;
  }

  @Override
  public void executeCorrected(RunningScript script, Instruction instruction) {
    script.run(CLOSE_DOOR_SCRIPT, DOOR, DOORWAY);
    script.execute(instruction);
  }
}
