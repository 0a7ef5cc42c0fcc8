package org.bowsprit.vm.cure.known;

import java.util.function.BiPredicate;
import org.bowsprit.format.index.ObjectDirectory;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;

/**
 * Omits an instruction. This class contains the table of all such cures (spec 13 §8.4, §9.2,
 * §10.4).
 *
 * @param name the name of the cure
 * @param place the place of the instruction
 * @param isFaulty identifies the instruction among the others at this place
 */
record OmittedInstruction(
    String name, ScriptPlace place, BiPredicate<RunningScript, Instruction> isFaulty)
    implements Cure {

  /** Monkey Island, room 76: setting a colour for the interface spoils the smoke. */
  static OmittedInstruction smokeColour() {
    return new OmittedInstruction(
        "smoke-colour",
        ScriptPlace.room(76),
        (script, instruction) -> setsColour(script, instruction, 3));
  }

  /** Monkey Island: the music of two rooms is stopped on the way from one to the other. */
  static OmittedInstruction interruptedMusic() {
    return new OmittedInstruction(
        "interrupted-music",
        ScriptPlace.ANYWHERE,
        (script, instruction) ->
            instruction.op() == Op.STOP_SOUND
                && isChangingBetween(script, 43, 76)
                && script.value(instruction.operand(0)) == 126);
  }

  /** Monkey Island 2, room 19: an empty line removes a message while object 200 is carried. */
  static OmittedInstruction wipedMessage() {
    return new OmittedInstruction(
        "wiped-message",
        ScriptPlace.local(19, 203),
        (script, instruction) ->
            (instruction.op() == Op.PRINT || instruction.op() == Op.PRINT_EGO)
                && instruction.subOperations().stream().anyMatch(OmittedInstruction::isEmptyLine)
                && isCarried(script, 200));
  }

  /** Fate of Atlantis, room 50: the script that should say a line is stopped before it does. */
  static OmittedInstruction stoppedLine() {
    return new OmittedInstruction(
        "stopped-line",
        ScriptPlace.local(50, 213),
        (script, instruction) ->
            instruction.op() == Op.STOP_SCRIPT && script.value(instruction.operand(0)) == 164);
  }

  /**
   * Returns whether an instruction sets a colour. The colour number follows red, green, blue and a
   * control byte.
   */
  private static boolean setsColour(RunningScript script, Instruction instruction, int colour) {
    if (instruction.op() != Op.ROOM_OPS) {
      return false;
    }
    SubOperation sub = instruction.subOperations().get(0);
    return sub.op() == SubOp.ROOM_PALETTE_COLOR && script.value(sub.operand(4)) == colour;
  }

  /**
   * Returns whether the room is changing between two rooms, in either direction. While exit scripts
   * run, the variable already names the new room.
   */
  private static boolean isChangingBetween(RunningScript script, int firstRoom, int secondRoom) {
    int from = script.room();
    int to = script.variable(EngineVariable.NEW_ROOM);
    return (from == firstRoom && to == secondRoom) || (from == secondRoom && to == firstRoom);
  }

  private static boolean isEmptyLine(SubOperation sub) {
    return sub.op() == SubOp.PRINT_TEXT
        && sub.operand(0) instanceof Operand.Text text
        && text.text().equals(ScriptText.of(" "));
  }

  /** Returns whether an actor carries {@code object}. */
  static boolean isCarried(RunningScript script, int object) {
    int owner = script.ports().inventory().owner(object);
    return owner != 0 && owner != ObjectDirectory.OWNER_ROOM;
  }

  @Override
  public boolean appliesTo(RunningScript script, Instruction instruction) {
    return isFaulty.test(script, instruction);
  }

  @Override
  public void executeCorrected(RunningScript script, Instruction instruction) {
    // The instruction is left out.
  }
}
