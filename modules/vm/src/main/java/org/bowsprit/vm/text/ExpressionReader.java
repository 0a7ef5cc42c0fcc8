package org.bowsprit.vm.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operators;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/** Parses an expression in the form of {@link ExpressionPrinter} into steps in stack order. */
final class ExpressionReader {

  private final Scanner in;
  private final ValueParser values;
  private final InstructionParser instructions;
  private final List<SubOperation> steps = new ArrayList<>();

  ExpressionReader(Scanner in, ValueParser values, InstructionParser instructions) {
    this.in = in;
    this.values = values;
    this.instructions = instructions;
  }

  List<SubOperation> parse() {
    if (in.consume("rpn[")) {
      while (!in.consume("]")) {
        stackStep();
        in.consume(",");
      }
    } else {
      expression();
    }
    return steps;
  }

  private void expression() {
    if (!in.consume("(")) {
      operand();
      return;
    }
    expression();
    SubOp operator = operator();
    expression();
    in.expect(")");
    add(operator, operator.key(), List.of());
  }

  private void stackStep() {
    if (in.consume("skip")) {
      add(SubOp.EXPRESSION_SKIPPED, in.hex(), List.of());
    } else if (in.isNumberNext() && !in.isNext("-,") && !in.isNext("-]")) {
      operand();
    } else if (in.isNext("+") || in.isNext("-") || in.isNext("*") || in.isNext("/")) {
      SubOp operator = operator();
      add(operator, operator.key(), List.of());
    } else {
      operand();
    }
  }

  private SubOp operator() {
    for (Map.Entry<SubOp, String> each : Operators.OPERATORS.entrySet()) {
      if (in.consume(each.getValue())) {
        return each.getKey();
      }
    }
    throw in.problem("expected an operator");
  }

  private void operand() {
    if (in.consume("<")) {
      Operand nested = new Operand.Nested(instructions.statement());
      in.expect(">");
      add(SubOp.EXPRESSION_INSTRUCTION, SubOp.EXPRESSION_INSTRUCTION.key(), List.of(nested));
    } else {
      add(SubOp.EXPRESSION_PUSH, SubOp.EXPRESSION_PUSH.key(), List.of(values.value()));
    }
  }

  private void add(SubOp op, int code, List<Operand> operands) {
    steps.add(new SubOperation(op, code, operands));
  }
}
