package org.bowsprit.vm.text;

import java.util.List;
import java.util.Map;
import org.bowsprit.vm.code.Field;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operators;

/** Parses the condition between {@code unless} and {@code goto}. */
final class ConditionParser {

  private final Scanner in;
  private final ValueParser values;
  private final ArgumentParser arguments;
  private final CallNames names;

  ConditionParser(Scanner in, ValueParser values, ArgumentParser arguments, CallNames names) {
    this.in = in;
    this.values = values;
    this.arguments = arguments;
    this.names = names;
  }

  /**
   * Parses a condition without its brackets.
   *
   * @param operands receives the compared operands
   */
  Op condition(List<Operand> operands) {
    if (in.consume("!")) {
      operands.add(values.reference());
      return Op.EQUAL_ZERO;
    }
    int start = in.mark();
    String name = in.word();
    if (in.isNext("(")) {
      return name.equals("getState") ? state(operands) : call(name, operands);
    }
    in.reset(start);
    operands.add(values.reference());
    if (in.isNext(")")) {
      return Op.NOT_EQUAL_ZERO;
    }
    Op op = sign(Operators.COMPARISONS);
    operands.add(values.value());
    return op;
  }

  private Op state(List<Operand> operands) {
    in.expect("(");
    operands.add(values.value());
    in.expect(")");
    Op op = sign(Notation.STATE_COMPARISONS);
    operands.add(values.value());
    return op;
  }

  private Op call(String name, List<Operand> operands) {
    Op op = names.instruction(name);
    if (op == null || !op.isConditional()) {
      throw in.problem("expected a condition instead of " + name);
    }
    in.expect("(");
    List<Field> layout = op.layout().subList(0, op.layout().size() - 1);
    operands.addAll(arguments.arguments(layout, List.of()));
    in.expect(")");
    return op;
  }

  /** Parses one of several operators. The longest match is taken. */
  private Op sign(Map<Op, String> signs) {
    Op best = null;
    for (Map.Entry<Op, String> each : signs.entrySet()) {
      boolean longer = best == null || each.getValue().length() > signs.get(best).length();
      if (longer && in.isNext(each.getValue())) {
        best = each.getKey();
      }
    }
    if (best == null) {
      throw in.problem("expected a comparison");
    }
    in.expect(signs.get(best));
    return best;
  }
}
