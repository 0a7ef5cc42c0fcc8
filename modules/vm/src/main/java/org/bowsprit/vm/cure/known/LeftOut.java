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
 * An instruction that is left out. The table of all of them is here (spec 13 §8.4, §9.2, §10.4).
 *
 * @param name of the cure
 * @param place where the instruction stands
 * @param faulty tells it from the others there
 */
record LeftOut(String name, ScriptPlace place, BiPredicate<RunningScript, Instruction> faulty)
    implements Cure {

  /** Monkey Island, room 76: a colour that is set for the interface spoils the smoke. */
  static LeftOut smokeColour() {
    return new LeftOut(
        "smoke-colour", ScriptPlace.room(76), (script, at) -> setsColour(script, at, 3));
  }

  /** Monkey Island: music of two rooms is stopped on the way from one to the other. */
  static LeftOut interruptedMusic() {
    return new LeftOut(
        "interrupted-music",
        ScriptPlace.ANYWHERE,
        (script, at) ->
            at.op() == Op.STOP_SOUND
                && isOnTheWay(script, 43, 76)
                && script.value(at.operand(0)) == 126);
  }

  /** Monkey Island 2, room 19: an empty line wipes a message off while object 200 is carried. */
  static LeftOut wipedMessage() {
    return new LeftOut(
        "wiped-message",
        ScriptPlace.local(19, 203),
        (script, at) ->
            (at.op() == Op.PRINT || at.op() == Op.PRINT_EGO)
                && at.subOperations().stream().anyMatch(LeftOut::isEmptyLine)
                && isOwned(script, 200));
  }

  /** Fate of Atlantis, room 50: the script that is to say a line is stopped before it has. */
  static LeftOut stoppedLine() {
    return new LeftOut(
        "stopped-line",
        ScriptPlace.local(50, 213),
        (script, at) -> at.op() == Op.STOP_SCRIPT && script.value(at.operand(0)) == 164);
  }

  /** The number of the colour stands behind red, green, blue and the byte that governs it. */
  private static boolean setsColour(RunningScript script, Instruction at, int colour) {
    if (at.op() != Op.ROOM_OPS) {
      return false;
    }
    SubOperation sub = at.subOperations().get(0);
    return sub.op() == SubOp.ROOM_PALETTE_COLOR && script.value(sub.operand(4)) == colour;
  }

  /** The variable names another room than the present one while the exit scripts run. */
  private static boolean isOnTheWay(RunningScript script, int one, int other) {
    int from = script.room();
    int to = script.variable(EngineVariable.NEW_ROOM);
    return (from == one && to == other) || (from == other && to == one);
  }

  private static boolean isEmptyLine(SubOperation sub) {
    return sub.op() == SubOp.PRINT_TEXT
        && sub.operand(0) instanceof Operand.Text text
        && text.text().equals(ScriptText.of(" "));
  }

  /** Returns whether somebody carries {@code object}. */
  static boolean isOwned(RunningScript script, int object) {
    int owner = script.ports().inventory().owner(object);
    return owner != 0 && owner != ObjectDirectory.OWNER_ROOM;
  }

  @Override
  public boolean concerns(RunningScript script, Instruction instruction) {
    return faulty.test(script, instruction);
  }

  @Override
  public void mend(RunningScript script, Instruction instruction) {
    // It is left out.
  }
}
