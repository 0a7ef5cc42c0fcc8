package org.bowsprit.bow.internal.decompile;

import java.util.Optional;
import org.bowsprit.vm.code.Op;

/**
 * The instructions of a loop.
 *
 * @param start the first position of the loop
 * @param condition the condition that the loop tests first; empty if there is none
 * @param jump the position of the jump to the start
 * @param isUntil true if the jump to the start tests a condition
 */
record LoopCode(int start, Optional<Condition> condition, int jump, boolean isUntil) {

  /** Returns the loop that begins at a position and ends at {@code limit} at the latest. */
  static Optional<LoopCode> at(Attempt attempt, ConditionReader conditions, int at, int limit) {
    CodeMap code = attempt.code();
    int jump = code.lastJumpBack(at, limit);
    if (jump < 0 || !attempt.isExpressible(jump)) {
      return Optional.empty();
    }
    boolean isUntil = code.op(jump) != Op.JUMP_RELATIVE;
    Optional<Condition> condition =
        isUntil ? Optional.empty() : conditions.longestCondition(at, jump, jump + 1);
    return Optional.of(new LoopCode(at, condition, jump, isUntil));
  }

  /**
   * Returns the position at which the next iteration begins, or at which the loop tests whether
   * there is a next iteration.
   */
  int nextIteration() {
    return isUntil ? jump : start;
  }

  /** Returns the position after the loop. */
  int end() {
    return jump + 1;
  }

  /** Returns whether each iteration only waits for the next frame. */
  boolean isFrameWait(CodeMap code) {
    return condition.filter(each -> each.end() + 1 == jump).isPresent()
        && code.op(jump - 1) == Op.BREAK_HERE
        && !code.isTarget(jump - 1)
        && !code.isTarget(jump);
  }
}
