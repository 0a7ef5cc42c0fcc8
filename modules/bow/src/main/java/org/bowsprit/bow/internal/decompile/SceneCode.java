package org.bowsprit.bow.internal.decompile;

import java.util.Optional;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/**
 * The instructions of a cutscene, or of statements outside of a cutscene that the player can skip.
 *
 * @param arguments the arguments of the cutscene; empty if there is no cutscene
 * @param from the position of the first statement
 * @param to the position after the last one
 * @param override the statements that run after a skip; empty if the player cannot skip the scene
 * @param end the position after the last instruction of the scene
 */
record SceneCode(
    Optional<Operand.Arguments> arguments,
    int from,
    int to,
    Optional<OverridePart> override,
    int end) {

  private static final Operand OVERRIDE_VARIABLE =
      new Reference(EngineVariable.OVERRIDE.number(), Reference.NOT_INDEXED);

  /**
   * The statements that run after a skip.
   *
   * @param from the position of the first of these statements
   * @param to the position after the last one
   */
  record OverridePart(int from, int to) {}

  /**
   * Returns the scene that begins at a position and ends at {@code limit} at the latest; empty if
   * there is none.
   */
  static Optional<SceneCode> at(Attempt attempt, int start, int limit) {
    return skippable(attempt, start, limit).or(() -> cutscene(attempt.code(), start, limit));
  }

  /**
   * Returns the cutscene that begins at a position. It is treated as a cutscene that the player
   * cannot skip.
   */
  static Optional<SceneCode> cutscene(CodeMap code, int start, int limit) {
    return arguments(code, start)
        .flatMap(
            arguments ->
                endOfCutscene(code, start, limit)
                    .map(
                        close ->
                            new SceneCode(
                                Optional.of(arguments),
                                start + 1,
                                close,
                                Optional.empty(),
                                close + 1)));
  }

  /** Returns the position of the instruction that ends a cutscene. */
  private static Optional<Integer> endOfCutscene(CodeMap code, int start, int limit) {
    int depth = 0;
    for (int i = start; i < limit; i++) {
      depth += code.op(i) == Op.CUTSCENE ? 1 : code.op(i) == Op.END_CUTSCENE ? -1 : 0;
      if (depth == 0) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  private static Optional<SceneCode> skippable(Attempt attempt, int start, int limit) {
    CodeMap code = attempt.code();
    Optional<Operand.Arguments> cutscene = arguments(code, start);
    int begin = cutscene.isPresent() ? start + 1 : start;
    int from = begin + 2;
    boolean isBegun =
        from <= limit
            && isOverride(code, begin, SubOp.OVERRIDE_BEGIN)
            && code.op(begin + 1) == Op.JUMP_RELATIVE
            && code.target(begin + 1) >= from
            && code.target(begin + 1) < limit;
    if (!isBegun) {
      return Optional.empty();
    }
    int to = code.target(begin + 1);
    OverridePart override = override(attempt, to);
    int last = cutscene.isPresent() ? override.to + 1 : override.to;
    boolean isEnded =
        override.to >= override.from
            && last < limit
            && isOverride(code, override.to, SubOp.OVERRIDE_END)
            && (cutscene.isEmpty() || code.op(last) == Op.END_CUTSCENE);
    return isEnded
        ? Optional.of(new SceneCode(cutscene, from, to, Optional.of(override), last + 1))
        : Optional.empty();
  }

  /**
   * Returns the statements that run after a skip. They follow a test of the override variable;
   * without this test, the result contains no statements.
   */
  private static OverridePart override(Attempt attempt, int test) {
    CodeMap code = attempt.code();
    boolean isTested =
        code.op(test) == Op.NOT_EQUAL_ZERO
            && code.at(test).operand(0).equals(OVERRIDE_VARIABLE)
            && attempt.isExpressible(test);
    return isTested ? new OverridePart(test + 1, code.target(test)) : new OverridePart(test, test);
  }

  private static Optional<Operand.Arguments> arguments(CodeMap code, int at) {
    return code.op(at) == Op.CUTSCENE
        ? Optional.of((Operand.Arguments) code.at(at).operand(0))
        : Optional.empty();
  }

  private static boolean isOverride(CodeMap code, int at, SubOp expected) {
    if (code.op(at) != Op.OVERRIDE) {
      return false;
    }
    SubOperation sub = code.at(at).subOperations().get(0);
    return sub.op() == expected && sub.code() == expected.key();
  }
}
