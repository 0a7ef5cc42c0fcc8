package org.bowsprit.bow.internal.decompile;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * The instructions of a choice between lines.
 *
 * @param start the first position of the choice
 * @param numbers the style and the numbers of the choice
 * @param temporary the first temporary variable that the choice uses
 * @param lines the lines of the choice
 * @param repeats true if the choice consists of topics, which are shown again after each line
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
   * @param once the bit that stores whether the line was chosen
   * @param conditionFrom the position of the first test that decides whether the line is shown
   * @param conditionTo the position after the last test
   * @param hidden the position at which execution continues if the line is not shown
   * @param texts the positions of the instructions that show the line, one for each language
   * @param silent true if ego does not speak the line
   * @param from the position of the first statement that runs after the line is chosen
   * @param to the position after the last of these statements
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

  /**
   * Returns the choice at a position; empty if there is none, or if its style and numbers differ
   * from the other choices of the game.
   */
  static Optional<ChoiceCode> at(Attempt attempt, int at, int limit) {
    SharedInformation shared = attempt.shared();
    return attempt.idioms().contains(Idiom.CHOICES)
        ? at(attempt.code(), at, limit, shared)
            .filter(each -> shared.choices().equals(Optional.of(each.numbers)))
        : Optional.empty();
  }

  /** Returns the choice that begins at a position and ends at {@code limit} at the latest. */
  static Optional<ChoiceCode> at(CodeMap code, int at, int limit, SharedInformation shared) {
    return ChoiceReader.isBeginning(code, at)
        ? new ChoiceReader(code, at, limit, shared).read()
        : Optional.empty();
  }
}
