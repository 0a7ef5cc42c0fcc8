package org.bowsprit.vm.text;

import java.util.HashMap;
import java.util.Map;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.SubFamily;
import org.bowsprit.vm.code.SubOp;

/**
 * Defines the words and operators for instructions in listings. They are used for printing and for
 * parsing. Most operators are in {@link org.bowsprit.vm.code.Operators}.
 */
final class Notation {

  /** The operators that follow the changed variable. */
  static final Map<Op, String> STEPS = Map.of(Op.INCREMENT, "++", Op.DECREMENT, "--");

  /** The conditions on the state of an object (version 4), with their comparison operators. */
  static final Map<Op, String> STATE_COMPARISONS =
      Map.of(Op.IF_STATE_V4, "==", Op.IF_NOT_STATE_V4, "!=");

  /** The names of the instructions whose names differ from their mnemonics. */
  private static final Map<Op, String> CALL_NAMES =
      Map.of(
          Op.ACTOR_OPS, "ActorOps",
          Op.ACTOR_OPS_V4, "ActorOps",
          Op.VERB_OPS, "VerbOps",
          Op.PSEUDO_ROOM, "PseudoRoom");

  private static final String RESOURCE_PREFIX = "Resource.";

  private static final Map<String, SubOp> BY_CALL_NAME = index();

  private Notation() {}

  /** Returns the name of an instruction in listings. */
  static String callName(Op op) {
    return CALL_NAMES.getOrDefault(op, op.mnemonic());
  }

  /** Returns the name of an instruction that consists only of this sub-operation. */
  static String callName(SubOp op) {
    return op.family() == SubFamily.RESOURCE ? RESOURCE_PREFIX + op.label() : op.label();
  }

  /** Returns whether the name of the sub-operation represents the whole instruction. */
  static boolean isTransparent(Op op) {
    return switch (op) {
      case RESOURCE_ROUTINES,
          ROOM_OPS,
          ROOM_OPS_V4,
          MATRIX_OPS,
          STRING_OPS,
          CURSOR_COMMAND,
          SAVE_RESTORE_VERBS,
          WAIT,
          OVERRIDE ->
          true;
      default -> false;
    };
  }

  /** Returns the sub-operation with a name, or null. */
  static SubOp subOperation(SubFamily family, String callName) {
    return BY_CALL_NAME.get(family + " " + callName);
  }

  private static Map<String, SubOp> index() {
    Map<String, SubOp> names = new HashMap<>();
    for (SubOp op : SubOp.values()) {
      names.putIfAbsent(op.family() + " " + callName(op), op);
    }
    return names;
  }
}
