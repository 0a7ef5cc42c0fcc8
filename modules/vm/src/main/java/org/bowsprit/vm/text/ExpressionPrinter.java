package org.bowsprit.vm.text;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operators;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/**
 * Writes the steps of an expression in infix notation with brackets. Steps that are not a valid
 * infix expression are written in stack order after {@code rpn}.
 */
final class ExpressionPrinter {

  private final InstructionPrinter printer;

  ExpressionPrinter(InstructionPrinter printer) {
    this.printer = printer;
  }

  String print(List<SubOperation> steps) {
    Deque<String> stack = new ArrayDeque<>();
    for (SubOperation step : steps) {
      String operator = Operators.OPERATORS.get(step.op());
      if (operator == null && step.op() != SubOp.EXPRESSION_SKIPPED) {
        stack.push(single(step));
      } else if (operator != null && stack.size() >= 2) {
        String right = stack.pop();
        stack.push("(" + stack.pop() + " " + operator + " " + right + ")");
      } else {
        return inStackOrder(steps);
      }
    }
    return stack.size() == 1 ? stack.pop() : inStackOrder(steps);
  }

  private String inStackOrder(List<SubOperation> steps) {
    return steps.stream().map(this::single).collect(Collectors.joining(",", "rpn[", "]"));
  }

  private String single(SubOperation step) {
    return switch (step.op()) {
      case EXPRESSION_PUSH -> printer.value(step.operand(0));
      case EXPRESSION_INSTRUCTION ->
          "<" + printer.statement(((Operand.Nested) step.operand(0)).instruction()) + ">";
      case EXPRESSION_SKIPPED -> String.format(Locale.ROOT, "skip%02X", step.code());
      default -> Operators.OPERATORS.get(step.op());
    };
  }
}
