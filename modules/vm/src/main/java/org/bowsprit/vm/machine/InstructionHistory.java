package org.bowsprit.vm.machine;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.vm.ExecutedInstruction;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.code.Instruction;

/** A ring buffer of the last executed instructions. */
final class InstructionHistory {

  private static final int SIZE = 64;

  private final int[] slots = new int[SIZE];
  private final int[] scripts = new int[SIZE];
  private final ScriptKind[] kinds = new ScriptKind[SIZE];
  private final int[] rooms = new int[SIZE];
  private final Instruction[] instructions = new Instruction[SIZE];
  private int next;

  void add(ScriptSlot slot, int room, Instruction instruction) {
    int at = next;
    slots[at] = slot.index;
    scripts[at] = slot.number;
    kinds[at] = slot.kind;
    rooms[at] = room;
    instructions[at] = instruction;
    next = at + 1 & SIZE - 1;
  }

  /** Returns the instructions, oldest first. */
  List<ExecutedInstruction> list() {
    List<ExecutedInstruction> list = new ArrayList<>(SIZE);
    for (int i = 0; i < SIZE; i++) {
      int at = next + i & SIZE - 1;
      if (instructions[at] != null) {
        list.add(at(at));
      }
    }
    return list;
  }

  /** Returns the last instruction that was begun. At least one instruction must have been begun. */
  ExecutedInstruction last() {
    return at(next + SIZE - 1 & SIZE - 1);
  }

  private ExecutedInstruction at(int index) {
    return new ExecutedInstruction(
        slots[index], scripts[index], kinds[index], rooms[index], instructions[index]);
  }
}
