package org.bowsprit.bow.internal.code;

import java.util.List;
import org.bowsprit.vm.code.Field;
import org.bowsprit.vm.code.FieldType;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.SubOp;

/**
 * An operation of the engine that sources call by name.
 *
 * @param name what it is called
 * @param op its instruction
 * @param sub the sub-operation that is all of the instruction; null without
 */
record Builtin(String name, Op op, SubOp sub) {

  /** Returns the operands in stream order. */
  List<Field> layout() {
    return sub == null ? op.layout() : sub.layout();
  }

  /** Returns whether it answers with a value. */
  boolean hasResult() {
    return !layout().isEmpty() && layout().get(0).type() == FieldType.RESULT;
  }

  boolean isCondition() {
    return sub == null && op.isConditional();
  }

  /** Returns the operands that a caller writes. */
  static List<Field> written(List<Field> layout) {
    return layout.stream()
        .filter(
            field ->
                field.type() != FieldType.RESULT
                    && field.type() != FieldType.CONTROL
                    && field.type() != FieldType.JUMP)
        .toList();
  }

  /** Returns the roles of the operands that a caller writes: actor, x, y. */
  static List<String> roles(List<Field> layout) {
    return written(layout).stream()
        .map(field -> field.family() == null ? field.role() : "settings")
        .toList();
  }
}
