package org.bowsprit.vm.cure.known;

import java.util.List;
import java.util.function.UnaryOperator;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Arguments;
import org.bowsprit.vm.code.Operand.Element;
import org.bowsprit.vm.code.Operand.Literal;
import org.bowsprit.vm.code.Operand.SubOperations;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/** Finds and replaces numbers in an instruction. */
final class Literals {

  private Literals() {}

  /** Returns whether a number is an operand of an instruction or an element of a list operand. */
  static boolean contains(Instruction instruction, int number) {
    return !replace(instruction, number, number + 1).equals(instruction);
  }

  /** Returns whether a number is an operand of the given sub-operation. */
  static boolean contains(Instruction instruction, SubOp op, int number) {
    return instruction.subOperations().stream()
        .anyMatch(sub -> sub.op() == op && sub.operands().contains(new Literal(number)));
  }

  /** Returns the instruction with a number replaced in its operands and list operands. */
  static Instruction replace(Instruction instruction, int number, int replacement) {
    UnaryOperator<Operand> change = replacing(number, replacement);
    return mapOperands(
        instruction,
        operand ->
            operand instanceof Arguments list
                ? new Arguments(
                    list.elements().stream()
                        .map(element -> new Element(element.tag(), change.apply(element.value())))
                        .toList())
                : change.apply(operand));
  }

  /** Returns the instruction with a number replaced in the given sub-operation. */
  static Instruction replace(Instruction instruction, SubOp op, int number, int replacement) {
    UnaryOperator<Operand> change = replacing(number, replacement);
    return mapOperands(
        instruction,
        operand ->
            operand instanceof SubOperations subs
                ? new SubOperations(
                    subs.list().stream().map(sub -> replace(sub, op, change)).toList())
                : operand);
  }

  /** Returns the instruction with other sub-operations. */
  static Instruction withSubOperations(Instruction instruction, List<SubOperation> subs) {
    return mapOperands(
        instruction,
        operand -> operand instanceof SubOperations ? new SubOperations(subs) : operand);
  }

  private static SubOperation replace(SubOperation sub, SubOp op, UnaryOperator<Operand> change) {
    return sub.op() == op
        ? new SubOperation(sub.op(), sub.code(), sub.operands().stream().map(change).toList())
        : sub;
  }

  private static UnaryOperator<Operand> replacing(int number, int replacement) {
    Literal wrong = new Literal(number);
    return operand -> operand.equals(wrong) ? new Literal(replacement) : operand;
  }

  private static Instruction mapOperands(Instruction instruction, UnaryOperator<Operand> change) {
    List<Operand> operands = instruction.operands().stream().map(change).toList();
    return new Instruction(
        instruction.op(),
        instruction.offset(),
        instruction.opcode(),
        operands,
        instruction.nextOffset());
  }
}
