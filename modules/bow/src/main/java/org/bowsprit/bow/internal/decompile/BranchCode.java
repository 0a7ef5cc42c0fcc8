package org.bowsprit.bow.internal.decompile;

import org.bowsprit.vm.code.Op;

/**
 * The instructions of a condition and of the statements that follow it.
 *
 * @param condition the condition
 * @param thenEnd the position after the statements for a true condition
 * @param elseStart the position of the statements for a false condition, which follow the jump over
 *     them; the same as {@code end} if there is no alternative
 * @param end the position after all these instructions
 */
record BranchCode(Condition condition, int thenEnd, int elseStart, int end) {

  /** Returns the branch that begins with a condition and ends at {@code limit} at the latest. */
  static BranchCode of(CodeMap code, Condition condition, int limit, JumpTargets targets) {
    int otherwise = condition.falseTarget();
    int jump = otherwise - 1;
    boolean isAlternative =
        jump >= condition.end()
            && code.op(jump) == Op.JUMP_RELATIVE
            && code.target(jump) >= otherwise
            && code.target(jump) <= limit
            && !targets.isLoopStartOrEnd(code.at(jump).target());
    return isAlternative
        ? new BranchCode(condition, jump, otherwise, code.target(jump))
        : new BranchCode(condition, otherwise, otherwise, otherwise);
  }

  /**
   * Returns whether the statements for a true condition end with a jump over the statements for a
   * false condition, even if there are no such statements.
   */
  boolean hasAlternative() {
    return thenEnd < elseStart;
  }
}
