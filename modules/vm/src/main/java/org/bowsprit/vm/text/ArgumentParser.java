package org.bowsprit.vm.text;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.vm.code.Field;
import org.bowsprit.vm.code.FieldType;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.SubFamily;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/**
 * Parses the arguments in the brackets of a call, according to the layout of the called
 * instruction.
 */
final class ArgumentParser {

  private static final int ALIAS_FLAG = 0x80;

  private final Scanner in;
  private final ValueParser values;

  ArgumentParser(Scanner in, ValueParser values) {
    this.in = in;
    this.values = values;
  }

  /**
   * Parses the arguments of a layout, separated by commas, up to the closing bracket.
   *
   * @param result the operand before the call, or an empty list
   */
  List<Operand> arguments(List<Field> layout, List<Operand> result) {
    List<Operand> operands = new ArrayList<>(result);
    boolean isFirst = true;
    for (Field field : layout.subList(result.size(), layout.size())) {
      if (field.type() == FieldType.CONTROL) {
        operands.add(new Operand.Control(0));
        continue;
      }
      if (!isFirst && field.type() != FieldType.BYTES_TO_ZERO) {
        in.expect(",");
      }
      isFirst = false;
      operands.add(argument(field));
    }
    return operands;
  }

  private Operand argument(Field field) {
    return switch (field.type()) {
      case RESULT, REFERENCE -> values.reference();
      case VALUE8, VALUE16 -> values.value();
      case LIST -> list();
      case TEXT -> new Operand.Text(values.text());
      case PLAIN_TEXT -> new Operand.Text(values.plainText());
      case BYTES, WORDS -> numbers();
      case BYTES_TO_ZERO -> aliases();
      case SUB_OPERATIONS -> subOperations(field.family());
      default -> new Operand.Literal(in.number());
    };
  }

  private Operand list() {
    List<Operand.Element> elements = new ArrayList<>();
    in.expect("[");
    while (!in.consume("]")) {
      elements.add(new Operand.Element(0, values.value()));
      in.consume(",");
    }
    return new Operand.Arguments(elements);
  }

  private Operand numbers() {
    List<Integer> list = new ArrayList<>();
    in.expect("[");
    while (!in.consume("]")) {
      list.add(in.number());
      in.consume(",");
    }
    return new Operand.Numbers(list);
  }

  private Operand aliases() {
    List<Integer> list = new ArrayList<>();
    while (in.consume(",")) {
      list.add(in.consume("IG") ? in.number() : in.number() | ALIAS_FLAG);
    }
    return new Operand.Numbers(list);
  }

  private Operand subOperations(SubFamily family) {
    List<SubOperation> list = new ArrayList<>();
    in.expect("[");
    while (!in.consume("]")) {
      list.add(subCall(family));
      in.consume(",");
    }
    return new Operand.SubOperations(list);
  }

  /** Parses the name and the brackets of a sub-operation. */
  SubOperation subCall(SubFamily family) {
    return subCall(family, in.word(), List.of());
  }

  /**
   * Parses the brackets of a sub-operation after its name.
   *
   * @param result the operand before the call, or an empty list
   */
  SubOperation subCall(SubFamily family, String name, List<Operand> result) {
    SubOp op = Notation.subOperation(family, name);
    if (op == null) {
      throw in.problem("expected an operation instead of " + name);
    }
    in.expect("(");
    List<Operand> operands = arguments(op.layout(), result);
    in.expect(")");
    return new SubOperation(op, Math.max(0, op.key()), operands);
  }
}
