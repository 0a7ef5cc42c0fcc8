package org.bowsprit.integration.games;

import java.util.EnumSet;
import java.util.Set;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.SubOp;

/**
 * The level of a random script. It limits the instructions of the script, so that scripts that
 * start each other always end. Each level allows all instructions of the level before it.
 */
enum ScriptLevel {
  /** The engine calls the script during other instructions. The script calls no other script. */
  HOOK,
  /** The script ends without waiting. Its instructions may call hooks. */
  QUICK,
  /** The script ends without waiting. It may start quick scripts. */
  SCENE,
  /** The script may wait, break and change rooms. */
  SLOW;

  /** Instructions that are written only as part of a script's structure, not at random. */
  private static final Set<Op> STRUCTURE_OPS =
      EnumSet.of(
          Op.STOP_OBJECT_CODE,
          Op.JUMP_RELATIVE,
          Op.CUTSCENE,
          Op.END_CUTSCENE,
          Op.OVERRIDE,
          Op.SYSTEM_OPS,
          Op.DO_SENTENCE);

  private static final Set<Op> HOOK_CALLING_OPS =
      EnumSet.of(
          Op.SET_CAMERA_AT,
          Op.PAN_CAMERA_TO,
          Op.SET_OWNER_OF,
          Op.PICKUP_OBJECT,
          Op.SET_OBJECT_NAME,
          Op.FREEZE_SCRIPTS);

  private static final Set<Op> SCRIPT_STARTING_OPS =
      EnumSet.of(Op.START_SCRIPT, Op.CHAIN_SCRIPT, Op.STOP_SCRIPT, Op.STOP_OBJECT_SCRIPT);

  private static final Set<Op> WAITING_OPS =
      EnumSet.of(
          Op.BREAK_HERE,
          Op.DELAY,
          Op.DELAY_VARIABLE,
          Op.WAIT,
          Op.START_OBJECT,
          Op.LOAD_ROOM,
          Op.LOAD_ROOM_WITH_EGO,
          Op.ACTOR_FOLLOW_CAMERA);

  /**
   * Sub-operations that are invalid, or that are used only when the player presses certain keys.
   */
  private static final Set<SubOp> EXCLUDED_SUB_OPS =
      EnumSet.of(SubOp.ROOM_COLOR, SubOp.ROOM_SAVE_LOAD);

  /** Returns whether random scripts of this level may contain an instruction. */
  boolean allows(Op op) {
    return !STRUCTURE_OPS.contains(op)
        && (this != HOOK || !HOOK_CALLING_OPS.contains(op))
        && (compareTo(SCENE) >= 0 || !SCRIPT_STARTING_OPS.contains(op))
        && (this == SLOW || !WAITING_OPS.contains(op));
  }

  /** Returns whether random scripts of this level may contain a sub-operation. */
  boolean allows(SubOp op) {
    return !EXCLUDED_SUB_OPS.contains(op) && (this != HOOK || op != SubOp.ROOM_SCROLL);
  }
}
