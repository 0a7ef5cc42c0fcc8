package org.bowsprit.bow.internal.decompile;

import org.bowsprit.vm.code.Op;

/**
 * The instructions of a condition and of the statements that follow it.
 *
 * @param condition the condition
 * @param to the position after the statements for a true condition
 * @param otherwise the position of the statements for a false one, behind the jump over them; the
 *     end if there is no alternative
 * @param end the position after all
 */
record BranchCode(Condition condition, int to, int otherwise, int end) {

  /** Returns the branch with a condition that ends at {@code limit} at the latest. */
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
   * Returns whether the statements for a true condition end with a jump over those for a false one,
   * of which there may be none.
   */
  boolean hasAlternative() {
    return to < otherwise;
  }
}
