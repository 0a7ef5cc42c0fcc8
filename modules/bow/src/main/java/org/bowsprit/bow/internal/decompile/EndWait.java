package org.bowsprit.bow.internal.decompile;

import java.util.Optional;
import java.util.stream.IntStream;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * The instructions that wait for the end of a script or sound.
 *
 * @param query the instruction that tests whether the script or sound is running
 * @param temporary the temporary variable that contains its result
 * @param end the position after the last instruction
 */
record EndWait(Instruction query, Reference temporary, int end) {

  private static final int INSTRUCTIONS = 4;

  /** Returns the wait that begins at a position and ends at {@code limit} at the latest. */
  static Optional<EndWait> at(Attempt attempt, int position, int limit) {
    return attempt.idioms().contains(Idiom.END_WAIT) && isWait(attempt, position, limit)
        ? Optional.of(
            new EndWait(
                attempt.code().at(position),
                (Reference) attempt.code().at(position).operand(0),
                position + INSTRUCTIONS))
        : Optional.empty();
  }

  private static boolean isWait(Attempt attempt, int position, int limit) {
    CodeMap code = attempt.code();
    int end = position + INSTRUCTIONS;
    return end <= limit
        && (code.op(position) == Op.IS_SCRIPT_RUNNING || code.op(position) == Op.IS_SOUND_RUNNING)
        && code.op(position + 1) == Op.NOT_EQUAL_ZERO
        && LocalVariables.isLocal(code.at(position).operand(0))
        && code.at(position + 1).operand(0).equals(code.at(position).operand(0))
        && code.target(position + 1) == end
        && code.op(position + 2) == Op.BREAK_HERE
        && code.op(position + 3) == Op.JUMP_RELATIVE
        && code.target(position + 3) == position
        && IntStream.range(position, end).allMatch(attempt::isExpressible)
        && IntStream.range(position + 1, end).noneMatch(code::isTarget);
  }
}
