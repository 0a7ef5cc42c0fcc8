package org.bowsprit.bow.internal.decompile;

import org.bowsprit.vm.code.Op;

/**
 * The instructions of a condition and of the statements that follow it.
 *
 * @param condition the condition
 * @param to the position after the statements for a true condition
 * @param otherwise the position of the statements for a false condition, which follow the jump over
 *     them; the same as {@code end} if there is no alternative
 * @param end the position after all these instructions
 */
record BranchCode(Condition condition, int to, int otherwise, int end) {

  /** Returns the branch that begins with a condition and ends at {@code limit} at the latest. */
  static BranchCode of(CodeMap code, Condition condition, int limit, JumpTargets targets) {
    int otherwise = condition.otherwise();
    int jump = otherwise - 1;
    boolean isAlternative =
        jump >= condition.to()
            && code.op(jump) == Op.JUMP_RELATIVE
            && code.target(jump) >= otherwise
            && code.target(jump) <= limit
            && !targets.isOfLoop(code.at(jump).target());
    return isAlternative
        ? new BranchCode(condition, jump, otherwise, code.target(jump))
        : new BranchCode(condition, otherwise, otherwise, otherwise);
  }

  /**
   * Returns whether the statements for a true condition end with a jump over the statements for a
   * false condition, even if there are no such statements.
   */
  boolean hasAlternative() {
    return to < otherwise;
  }
}
