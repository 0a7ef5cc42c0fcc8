package org.bowsprit.vm.text;

import java.util.HashMap;
import java.util.Map;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.SubFamily;
import org.bowsprit.vm.code.SubOp;

/**
 * The words that instructions are written with in listings, for printing and for parsing; most
 * signs are {@link org.bowsprit.vm.code.Signs}.
 */
final class Notation {

  /** Signs behind the variable that is changed. */
  static final Map<Op, String> STEPS = Map.of(Op.INCREMENT, "++", Op.DECREMENT, "--");

  /** Conditions that ask for the state of an object (version 4), with the sign they compare by. */
  static final Map<Op, String> STATE_COMPARISONS =
      Map.of(Op.IF_STATE_V4, "==", Op.IF_NOT_STATE_V4, "!=");

  /** Names of instructions that differ from their mnemonic. */
  private static final Map<Op, String> CALL_NAMES =
      Map.of(
          Op.ACTOR_OPS, "ActorOps",
          Op.ACTOR_OPS_V4, "ActorOps",
          Op.VERB_OPS, "VerbOps",
          Op.PSEUDO_ROOM, "PseudoRoom");

  private static final String RESOURCE_PREFIX = "Resource.";

  private static final Map<String, SubOp> BY_CALL_NAME = index();

  private Notation() {}

  /** Returns the name an instruction is called by. */
  static String callName(Op op) {
    return CALL_NAMES.getOrDefault(op, op.mnemonic());
  }

  /** Returns the name that stands for an instruction which is nothing but its sub-operation. */
  static String callName(SubOp op) {
    return op.family() == SubFamily.RESOURCE ? RESOURCE_PREFIX + op.label() : op.label();
  }

  /** Returns whether the sub-operation's name stands for the whole instruction. */
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

  /** Returns the sub-operation that is called by a name, or null. */
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
