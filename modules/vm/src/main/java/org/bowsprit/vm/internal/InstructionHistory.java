package org.bowsprit.vm.internal;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.vm.ExecutedInstruction;
import org.bowsprit.vm.code.Instruction;

/** A ring of the instructions executed last. */
public final class InstructionHistory {

  private static final int SIZE = 64;

  private final int[] slots = new int[SIZE];
  private final int[] scripts = new int[SIZE];
  private final Instruction[] instructions = new Instruction[SIZE];
  private int next;

  void add(int slot, int script, Instruction instruction) {
    int at = next;
    slots[at] = slot;
    scripts[at] = script;
    instructions[at] = instruction;
    next = at + 1 & SIZE - 1;
  }

  /** Returns what was executed, oldest first. */
  public List<ExecutedInstruction> list() {
    List<ExecutedInstruction> list = new ArrayList<>(SIZE);
    for (int i = 0; i < SIZE; i++) {
      int at = next + i & SIZE - 1;
      if (instructions[at] != null) {
        list.add(new ExecutedInstruction(slots[at], scripts[at], instructions[at]));
      }
    }
    return list;
  }
}
