package org.bowsprit.vm.code;

import java.util.List;

/**
 * A decoded instruction, with all information of its bytes.
 *
 * @param op the instruction
 * @param offset the offset of the opcode byte from the code base
 * @param opcode the byte as written
 * @param operands one operand for each field of the layout, fewer if a value ended the instruction
 *     early (spec 06 §5.3)
 * @param nextOffset the offset of the byte after the instruction
 */
public record Instruction(Op op, int offset, int opcode, List<Operand> operands, int nextOffset) {

  /** Bit in the opcode of startScript: the script is freeze-resistant (spec 06 §5). */
  public static final int RESISTANT_BIT = 0x20;

  /** Bit in the opcode of startScript: the script may run more than once (spec 06 §5). */
  public static final int RECURSIVE_BIT = 0x40;

  /** Takes an immutable copy of the operands. */
  public Instruction {
    operands = List.copyOf(operands);
  }

  /** Returns the operand at {@code index}. */
  public Operand operand(int index) {
    return operands.get(index);
  }

  /** Returns the sub-operations; empty for an instruction without any. */
  public List<SubOperation> subOperations() {
    // By index: an iterator would be the only allocation of an instruction.
    for (int i = 0; i < operands.size(); i++) {
      if (operands.get(i) instanceof Operand.SubOperations subs) {
        return subs.list();
      }
    }
    return List.of();
  }

  /** Returns the offset to which the instruction may jump, or −1 if it never jumps. */
  public int target() {
    if (!operands.isEmpty() && operands.get(operands.size() - 1) instanceof Operand.Target target) {
      return target.offset();
    }
    return -1;
  }
}
