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
    int index = next;
    slots[index] = slot.index;
    scripts[index] = slot.number;
    kinds[index] = slot.kind;
    rooms[index] = room;
    instructions[index] = instruction;
    next = index + 1 & SIZE - 1;
  }

  /** Returns the instructions, oldest first. */
  List<ExecutedInstruction> list() {
    List<ExecutedInstruction> list = new ArrayList<>(SIZE);
    for (int i = 0; i < SIZE; i++) {
      int index = next + i & SIZE - 1;
      if (instructions[index] != null) {
        list.add(entry(index));
      }
    }
    return list;
  }

  /** Returns the last instruction that was begun. At least one instruction must have been begun. */
  ExecutedInstruction last() {
    return entry(next + SIZE - 1 & SIZE - 1);
  }

  private ExecutedInstruction entry(int index) {
    return new ExecutedInstruction(
        slots[index], scripts[index], kinds[index], rooms[index], instructions[index]);
  }
}
