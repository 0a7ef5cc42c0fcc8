package org.bowsprit.vm.code;

import java.util.List;

/**
 * One decoded sub-operation.
 *
 * @param op the sub-operation
 * @param code the byte, including parameter bits
 * @param operands its operands, one for each field of its layout
 */
public record SubOperation(SubOp op, int code, List<Operand> operands) {

  /** Takes an immutable copy of the operands. */
  public SubOperation {
    operands = List.copyOf(operands);
  }

  /** Returns the operand at {@code index}. */
  public Operand operand(int index) {
    return operands.get(index);
  }
}
