package org.bowsprit.routelab.room;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.format.script.Script;
import org.bowsprit.vm.code.DecodeException;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.ScriptCode;

/** Reads scripts instruction by instruction, without regard to branches. */
final class ScriptInstructions {

  private ScriptInstructions() {}

  /**
   * Returns the instructions of a script in order. The list ends at the end of the script, or
   * before the first bytes that are not code, such as the data of an object's table.
   */
  static List<Instruction> of(Script script) {
    ScriptCode code = new ScriptCode(InstructionSet.V5, script.code().toArray());
    List<Instruction> instructions = new ArrayList<>();
    int at = 0;
    try {
      while (at < code.length()) {
        Instruction instruction = code.instruction(at);
        instructions.add(instruction);
        at = instruction.nextOffset();
      }
    } catch (DecodeException e) {
      return instructions;
    }
    return instructions;
  }
}
