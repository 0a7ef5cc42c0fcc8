package org.bowsprit.bow.internal.decompile;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * The instructions of a choice between lines.
 *
 * @param start its first position
 * @param numbers its style and numbers
 * @param temporary the first of the temporaries that it uses
 * @param lines its lines
 * @param repeats whether it is the choice of topics, which is shown again after each line
 * @param end the position after the choice, or after the jump that repeats it
 */
record ChoiceCode(
    int start,
    ChoiceNumbers numbers,
    Reference temporary,
    List<Line> lines,
    boolean repeats,
    int end) {

  /**
   * A line to choose.
   *
   * @param once the bit that remembers that it was chosen
   * @param conditionFrom the position of the first test whether it is shown
   * @param conditionTo the position after the last test
   * @param hidden the position at which execution goes on if it is not shown
   * @param texts the positions of the instruction that shows it, in each language
   * @param silent whether ego does not speak it
   * @param from the position of the first statement after it was chosen
   * @param to the position after the last one
   */
  record Line(
      OptionalInt once,
      int conditionFrom,
      int conditionTo,
      int hidden,
      List<Integer> texts,
      boolean silent,
      int from,
      int to) {}

  /** Returns the choice at a position; empty if there is none like the others of the game. */
  static Optional<ChoiceCode> at(Attempt attempt, int at, int limit) {
    Shared shared = attempt.shared();
    return attempt.idioms().contains(Idiom.CHOICES)
        ? at(attempt.code(), at, limit, shared)
            .filter(each -> shared.choices().equals(Optional.of(each.numbers)))
        : Optional.empty();
  }

  /** Returns the choice that begins at a position and ends at {@code limit} at the latest. */
  static Optional<ChoiceCode> at(CodeMap code, int at, int limit, Shared shared) {
    return ChoiceReader.isBeginning(code, at)
        ? new ChoiceReader(code, at, limit, shared).read()
        : Optional.empty();
  }
}
