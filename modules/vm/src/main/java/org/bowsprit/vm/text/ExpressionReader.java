package org.bowsprit.vm.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Signs;
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
    if (in.take("rpn[")) {
      while (!in.take("]")) {
        stackStep();
        in.take(",");
      }
    } else {
      expression();
    }
    return steps;
  }

  private void expression() {
    if (!in.take("(")) {
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
    if (in.take("skip")) {
      add(SubOp.EXPRESSION_SKIPPED, in.hex(), List.of());
    } else if (in.seesNumber() && !in.sees("-,") && !in.sees("-]")) {
      operand();
    } else if (in.sees("+") || in.sees("-") || in.sees("*") || in.sees("/")) {
      SubOp operator = operator();
      add(operator, operator.key(), List.of());
    } else {
      operand();
    }
  }

  private SubOp operator() {
    for (Map.Entry<SubOp, String> each : Signs.OPERATORS.entrySet()) {
      if (in.take(each.getValue())) {
        return each.getKey();
      }
    }
    throw in.problem("expected an operator");
  }

  private void operand() {
    if (in.take("<")) {
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
