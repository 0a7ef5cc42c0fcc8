package org.bowsprit.integration.games;

import java.util.EnumSet;
import java.util.Set;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.SubOp;

/**
 * What a script may do, so that scripts which start each other come to an end: each level may do
 * what the one before may, and more.
 */
enum Level {
  /** Called by the engine while other instructions are under way: calls nothing. */
  HOOK,
  /** Comes to its end at once; what it does may call hooks. */
  QUICK,
  /** The same, and may start quick scripts. */
  SCENE,
  /** Waits, breaks off, goes to other rooms. */
  SLOW;

  /** Written only where a script's structure wants them, not by lot. */
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

  private static final Set<Op> STARTS =
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

  /** A fault, or asked for by the player alone. */
  private static final Set<SubOp> NEVER = EnumSet.of(SubOp.ROOM_COLOR, SubOp.ROOM_SAVE_LOAD);

  /** Returns whether a script of this level may hold an instruction by lot. */
  boolean allows(Op op) {
    return !STRUCTURE.contains(op)
        && (this != HOOK || !CALLS_HOOKS.contains(op))
        && (compareTo(SCENE) >= 0 || !STARTS.contains(op))
        && (this == SLOW || !WAITS.contains(op));
  }

  /** Returns whether a script of this level may hold a sub-operation by lot. */
  boolean allows(SubOp op) {
    return !NEVER.contains(op) && (this != HOOK || op != SubOp.ROOM_SCROLL);
  }
}
