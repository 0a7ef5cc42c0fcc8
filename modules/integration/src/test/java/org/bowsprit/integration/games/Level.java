package org.bowsprit.integration.games;

import java.util.EnumSet;
import java.util.Set;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.SubOp;

/**
 * The instructions that a script may contain, so that scripts which start each other terminate.
 * Each level includes the one before it.
 */
enum Level {
  /** The engine calls the script during other instructions; the script calls no other script. */
  HOOK,
  /** The script ends at once; its instructions may call hooks. */
  QUICK,
  /** The script ends at once, and may start quick scripts. */
  SCENE,
  /** The script may wait, break and change rooms. */
  SLOW;

  /** Instructions that are written only as part of a script's structure, not at random. */
  private static final Set<Op> STRUCTURE =
      EnumSet.of(
          Op.STOP_OBJECT_CODE,
          Op.JUMP_RELATIVE,
          Op.CUTSCENE,
          Op.END_CUTSCENE,
          Op.OVERRIDE,
          Op.SYSTEM_OPS,
          Op.DO_SENTENCE);

  private static final Set<Op> CALLS_HOOKS =
      EnumSet.of(
          Op.SET_CAMERA_AT,
          Op.PAN_CAMERA_TO,
          Op.SET_OWNER_OF,
          Op.PICKUP_OBJECT,
          Op.SET_OBJECT_NAME,
          Op.FREEZE_SCRIPTS);

  private static final Set<Op> STARTS_SCRIPTS =
      EnumSet.of(Op.START_SCRIPT, Op.CHAIN_SCRIPT, Op.STOP_SCRIPT, Op.STOP_OBJECT_SCRIPT);

  private static final Set<Op> WAITS =
      EnumSet.of(
          Op.BREAK_HERE,
          Op.DELAY,
          Op.DELAY_VARIABLE,
          Op.WAIT,
          Op.START_OBJECT,
          Op.LOAD_ROOM,
          Op.LOAD_ROOM_WITH_EGO,
          Op.ACTOR_FOLLOW_CAMERA);

  /** Sub-operations that are an error or that only the player's actions use. */
  private static final Set<SubOp> EXCLUDED = EnumSet.of(SubOp.ROOM_COLOR, SubOp.ROOM_SAVE_LOAD);

  /** Returns whether random scripts of this level may contain an instruction. */
  boolean allows(Op op) {
    return !STRUCTURE.contains(op)
        && (this != HOOK || !CALLS_HOOKS.contains(op))
        && (compareTo(SCENE) >= 0 || !STARTS_SCRIPTS.contains(op))
        && (this == SLOW || !WAITS.contains(op));
  }

  /** Returns whether random scripts of this level may contain a sub-operation. */
  boolean allows(SubOp op) {
    return !EXCLUDED.contains(op) && (this != HOOK || op != SubOp.ROOM_SCROLL);
  }
}
