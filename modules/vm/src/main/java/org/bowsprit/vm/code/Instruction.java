package org.bowsprit.vm.code;

import java.util.List;

/**
 * One decoded instruction: everything that its bytes say, so that they need not be looked at again.
 *
 * @param op which one
 * @param at offset of the opcode byte from the code base
 * @param opcode the byte as written
 * @param operands one for each field of the layout, fewer where a value ended it early (spec 06
 *     §5.3)
 * @param next offset of the byte after it
 */
public record Instruction(Op op, int at, int opcode, List<Operand> operands, int next) {

  /** Bit of the byte of startScript: the script is freeze-resistant (spec 06 §5). */
  public static final int RESISTANT = 0x20;

  /** Bit of the byte of startScript: the script may run more than once (spec 06 §5). */
  public static final int RECURSIVE = 0x40;

  /** Takes an immutable copy of the operands. */
  public Instruction {
    operands = List.copyOf(operands);
  }

  /** Returns the operand at {@code index}. */
  public Operand operand(int index) {
    return operands.get(index);
  }

  /** Returns the sub-operations; empty for an instruction without. */
  public List<SubOperation> subOperations() {
    // By index: an iterator would be the only thing that running an instruction allocates.
    for (int i = 0; i < operands.size(); i++) {
      if (operands.get(i) instanceof Operand.SubOperations subs) {
        return subs.list();
      }
    }
    return List.of();
  }

  /** Returns where the instruction may jump to, or −1 if it never jumps. */
  public int target() {
    if (!operands.isEmpty() && operands.get(operands.size() - 1) instanceof Operand.Target target) {
      return target.offset();
    }
    return -1;
  }
}
