package org.bowsprit.bow.internal.decompile;

import java.util.Optional;
import java.util.stream.IntStream;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * The instructions that wait for the end of a script or sound.
 *
 * @param question the instruction that asks whether the script or sound is running
 * @param temporary the temporary variable that contains the answer
 * @param end the position after the last instruction
 */
record AwaitedEnd(Instruction question, Reference temporary, int end) {

  private static final int INSTRUCTIONS = 4;

  /** Returns the wait that begins at a position and ends at {@code limit} at the latest. */
  static Optional<AwaitedEnd> at(Attempt attempt, int at, int limit) {
    return attempt.idioms().contains(Idiom.AWAITED_END) && isWait(attempt, at, limit)
        ? Optional.of(
            new AwaitedEnd(
                attempt.code().at(at),
                (Reference) attempt.code().at(at).operand(0),
                at + INSTRUCTIONS))
        : Optional.empty();
  }

  private static boolean isWait(Attempt attempt, int at, int limit) {
    CodeMap code = attempt.code();
    int end = at + INSTRUCTIONS;
    return end <= limit
        && (code.op(at) == Op.IS_SCRIPT_RUNNING || code.op(at) == Op.IS_SOUND_RUNNING)
        && code.op(at + 1) == Op.NOT_EQUAL_ZERO
        && LocalVariables.isLocal(code.at(at).operand(0))
        && code.at(at + 1).operand(0).equals(code.at(at).operand(0))
        && code.target(at + 1) == end
        && code.op(at + 2) == Op.BREAK_HERE
        && code.op(at + 3) == Op.JUMP_RELATIVE
        && code.target(at + 3) == at
        && IntStream.range(at, end).allMatch(attempt::isWritten)
        && IntStream.range(at + 1, end).noneMatch(code::isTarget);
  }
}
