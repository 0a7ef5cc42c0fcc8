package org.bowsprit.vm.cure.known;

import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;
import org.bowsprit.vm.port.ObjectPort;

/**
 * Monkey Island 2, room 13: a script needs a certain state of the door but does not set it. The
 * cure sets the state when the script begins (spec 13 §9.2).
 */
final class OpenDoor implements Cure {

  private static final int DOOR = 111;
  private static final int OPEN_STATE = 2;
  private static final int UNTOUCHABLE_CLASS = 32;

  @Override
  public String name() {
    return "open-door";
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.local(13, 200);
  }

  @Override
  public boolean appliesTo(RunningScript script, Instruction instruction) {
    ObjectPort objects = script.ports().objects();
    return instruction.offset() == 0
        && objects.hasPosition(DOOR)
        && objects.state(DOOR) != OPEN_STATE;
  }

  @Override
  public void executeCorrected(RunningScript script, Instruction instruction) {
    script.ports().objects().setState(DOOR, OPEN_STATE);
    script.ports().objects().setClass(DOOR, UNTOUCHABLE_CLASS, true);
    script.execute(instruction);
  }
}
