package org.bowsprit.bow.internal.code;

import java.util.List;
import org.bowsprit.vm.code.Field;
import org.bowsprit.vm.code.FieldType;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.SubOp;

/**
 * An operation of the engine that sources call by name.
 *
 * @param name its name
 * @param op its instruction
 * @param sub the only sub-operation of the instruction; null if it has none
 */
record Builtin(String name, Op op, SubOp sub) {

  /** Returns the operands in stream order. */
  List<Field> layout() {
    return sub == null ? op.layout() : sub.layout();
  }

  /** Returns whether it returns a value. */
  boolean hasResult() {
    return !layout().isEmpty() && layout().get(0).type() == FieldType.RESULT;
  }

  boolean isCondition() {
    return sub == null && op.isConditional();
  }

  /** Returns the operands that appear in a call. */
  static List<Field> callOperands(List<Field> layout) {
    return layout.stream()
        .filter(
            field ->
                field.type() != FieldType.RESULT
                    && field.type() != FieldType.CONTROL
                    && field.type() != FieldType.JUMP)
        .toList();
  }

  /** Returns the roles of the operands that appear in a call, such as actor, x, y. */
  static List<String> roles(List<Field> layout) {
    return callOperands(layout).stream()
        .map(field -> field.family() == null ? field.role() : "settings")
        .toList();
  }
}
