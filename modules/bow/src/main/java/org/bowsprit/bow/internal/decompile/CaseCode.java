package org.bowsprit.bow.internal.decompile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;

/**
 * The instructions of a selection by a value.
 *
 * @param value the variable with the value
 * @param arms the statements for each value or group of values
 * @param elseStart the position of the statements for all other values; the same as {@code end} if
 *     there are none
 * @param end the position after all these instructions
 */
record CaseCode(Operand value, List<Arm> arms, int elseStart, int end) {

  /** The number of arms from which a selection is easier to read than branches. */
  private static final int MIN_CLEAR_ARMS = 3;

  /** Stores an immutable copy of {@code arms}. */
  CaseCode {
    arms = List.copyOf(arms);
  }

  /**
   * The statements for one value or several values.
   *
   * @param tests the positions of the tests; for a range, the position of the first of its two
   *     tests
   * @param from the position of the first statement
   * @param to the position after the last statement, where the jump to the end is
   */
  record Arm(List<Integer> tests, int from, int to) {}

  /** Returns the selection that begins at a position and ends at {@code limit} at the latest. */
  static Optional<CaseCode> at(CodeMap code, int start, int limit) {
    if (!isTest(code.op(start))) {
      return Optional.empty();
    }
    Operand value = code.at(start).operand(0);
    List<Arm> arms = new ArrayList<>();
    int next = start;
    int end = limit;
    Optional<Arm> arm = readArm(code, next, limit, value, OptionalInt.empty());
    while (arm.isPresent()) {
      int armEnd = code.target(arm.get().to);
      if (!arms.isEmpty() && armEnd != end) {
        break;
      }
      arms.add(arm.get());
      end = armEnd;
      next = arm.get().to + 1;
      arm = next < end ? readArm(code, next, end, value, OptionalInt.empty()) : Optional.empty();
    }
    CaseCode selection = new CaseCode(value, arms, next, end);
    return !arms.isEmpty() && selection.isClear(code) ? Optional.of(selection) : Optional.empty();
  }

  private static boolean isTest(Op op) {
    return op == Op.IS_EQUAL || op == Op.IS_LESS_EQUAL;
  }

  /**
   * Returns whether a selection is clearly better than branches. A selection is not better if
   * branches have the same instructions and are as easy to read.
   */
  private boolean isClear(CodeMap code) {
    return elseStart == end
        || arms.size() >= MIN_CLEAR_ARMS
        || arms.stream()
            .anyMatch(each -> each.tests.size() > 1 || isRange(code, each.tests.get(0)));
  }

  /** Returns whether the test at a position is the first one of a range of values. */
  static boolean isRange(CodeMap code, int test) {
    return code.op(test) == Op.IS_LESS_EQUAL;
  }

  /**
   * Reads an arm.
   *
   * @param bodyStart the position of the statements of the arm; present if a previous value of the
   *     arm has been read
   */
  private static Optional<Arm> readArm(
      CodeMap code, int test, int limit, Operand value, OptionalInt bodyStart) {
    int afterTest = test + (test < limit && isRange(code, test) ? 2 : 1);
    if (afterTest >= limit || !isTest(code, test, afterTest, value)) {
      return Optional.empty();
    }
    int next = code.target(test);
    boolean hasMore =
        code.op(afterTest) == Op.JUMP_RELATIVE
            && next == afterTest + 1
            && code.target(afterTest) > next
            && (bodyStart.isEmpty() || bodyStart.getAsInt() == code.target(afterTest));
    if (hasMore) {
      Optional<Arm> others =
          readArm(code, next, limit, value, OptionalInt.of(code.target(afterTest)));
      if (others.isPresent()) {
        List<Integer> tests = new ArrayList<>(List.of(test));
        tests.addAll(others.get().tests);
        return Optional.of(new Arm(tests, others.get().from, others.get().to));
      }
    }
    int jump = next - 1;
    boolean isLast =
        (bodyStart.isEmpty() || bodyStart.getAsInt() == afterTest)
            && jump >= afterTest
            && next <= limit
            && code.op(jump) == Op.JUMP_RELATIVE
            && code.target(jump) >= next
            && code.target(jump) <= limit;
    return isLast ? Optional.of(new Arm(List.of(test), afterTest, jump)) : Optional.empty();
  }

  private static boolean isTest(CodeMap code, int test, int afterTest, Operand value) {
    boolean isSingle = code.op(test) == Op.IS_EQUAL && code.at(test).operand(0).equals(value);
    boolean isRange =
        code.op(test) == Op.IS_LESS_EQUAL
            && code.op(afterTest - 1) == Op.IS_GREATER_EQUAL
            && code.at(test).operand(0).equals(value)
            && code.at(afterTest - 1).operand(0).equals(value)
            && code.target(test) == code.target(afterTest - 1);
    return isSingle || isRange;
  }
}
