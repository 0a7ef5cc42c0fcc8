package org.bowsprit.bow.internal.decompile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * Reads consecutive tests as one condition. The operator after a test follows from its jump: {@code
 * &&} if the test jumps to the alternative, {@code ||} if it jumps to the statements that run if
 * the condition is true.
 */
final class ConditionReader {

  /**
   * The maximum number of tests in one condition. Authors write fewer tests. The limit also bounds
   * the time for reading.
   */
  private static final int MAX_TESTS = 12;

  private final Attempt attempt;
  private final CodeMap code;
  private final InstructionWriter writer;
  private final ScriptCalls calls;
  private final int codeEnd;

  /**
   * Creates a reader.
   *
   * @param calls the finder of function calls
   * @param codeEnd the position after the last instruction of the script or handler
   */
  ConditionReader(Attempt attempt, InstructionWriter writer, ScriptCalls calls, int codeEnd) {
    this.attempt = attempt;
    this.code = attempt.code();
    this.writer = writer;
    this.calls = calls;
    this.codeEnd = codeEnd;
  }

  /**
   * A conditional instruction.
   *
   * @param start the position of the call before the test; without a call, the position of the test
   *     itself
   * @param position the position of the test
   * @param next the position after the test; if the test has no opposite instruction, the position
   *     after the jump that follows
   * @param target the position to which the test jumps
   * @param resultVariable the variable with the result of the call; empty if there is no call
   */
  private record Test(
      int start, int position, int next, int target, Optional<Reference> resultVariable) {

    /** Returns the positions of the instructions that jump. */
    Stream<Integer> jumps() {
      return IntStream.range(position, next).boxed();
    }

    boolean isNegated() {
      return next > position + 1;
    }
  }

  /** A condition and whether its last operator is {@code ||}. */
  private record Term(String text, boolean endsWithOr) {}

  /** Returns whether a test begins at a position. */
  boolean isTest(int at, int to) {
    return test(at, to).isPresent();
  }

  /**
   * Returns the longest condition that begins at a position and jumps forward, but not beyond
   * {@code to}; empty if there is none.
   */
  Optional<Condition> longestCondition(int at, int to) {
    List<Test> tests = tests(at, to);
    for (int count = tests.size(); count > 0; count--) {
      Test last = tests.get(count - 1);
      if (last.target >= last.next && last.target <= to) {
        Optional<Condition> condition = condition(tests.subList(0, count), last.target);
        if (condition.isPresent()) {
          return condition;
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the longest condition that begins at a position and jumps to {@code otherwise}; empty
   * if there is none.
   */
  Optional<Condition> longestCondition(int at, int to, int otherwise) {
    List<Test> tests = tests(at, to);
    for (int count = tests.size(); count > 0; count--) {
      Optional<Condition> condition = condition(tests.subList(0, count), otherwise);
      if (condition.isPresent()) {
        return condition;
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the {@code case} statement that tests the result of a call and begins at a position;
   * empty if there is none, or if other code reads the result.
   */
  Optional<CaseCode> caseOfStoredCall(int at, int to) {
    return storedCall(at, to)
        .flatMap(
            call ->
                CaseCode.at(code, call.next, to)
                    .filter(each -> each.value().equals(call.resultVariable))
                    .filter(each -> isNotReadAfter(call.resultVariable, each.elseStart()))
                    .filter(
                        each ->
                            each.arms().stream()
                                .allMatch(
                                    arm ->
                                        isNotReadAfter(
                                            call.resultVariable, arm.from(), arm.to()))));
  }

  private List<Test> tests(int at, int to) {
    List<Test> tests = new ArrayList<>();
    Optional<Test> next = test(at, to);
    while (next.isPresent() && tests.size() < MAX_TESTS) {
      tests.add(next.get());
      next = test(next.get().next, to);
    }
    return tests;
  }

  private Optional<Test> test(int from, int to) {
    Optional<StoredCall> call = storedCall(from, to).filter(each -> isTested(each, to));
    int at = call.map(StoredCall::next).orElse(from);
    if (at >= to || !code.op(at).isConditional() || !attempt.isExpressible(at)) {
      return Optional.empty();
    }
    boolean isNegated =
        attempt.idioms().contains(Idiom.ALTERNATIVES)
            && InstructionWriter.hasNoOpposite(code.op(at))
            && at + 2 <= to
            && code.target(at) == at + 2
            && code.op(at + 1) == Op.JUMP_RELATIVE
            && !code.isTarget(at + 1)
            && code.target(at + 1) > at + 1;
    return Optional.of(
        isNegated
            ? new Test(from, at, at + 2, code.target(at + 1), resultVariable(call))
            : new Test(from, at, at + 1, code.target(at), resultVariable(call)));
  }

  private static Optional<Reference> resultVariable(Optional<StoredCall> call) {
    return call.map(StoredCall::resultVariable);
  }

  /**
   * Instructions that call a built-in or a function and store its result.
   *
   * @param resultVariable the variable with the result
   * @param next the position after these instructions
   */
  private record StoredCall(Reference resultVariable, int next) {}

  /** Returns the call at a position; empty if there is none or its variable is not local. */
  private Optional<StoredCall> storedCall(int at, int to) {
    boolean isFunctionCall = calls.isFunctionCallWithResult(at, to);
    boolean isBuiltIn =
        at < to && InstructionWriter.returnsValue(code.op(at)) && attempt.isExpressible(at);
    if (!isFunctionCall && !isBuiltIn) {
      return Optional.empty();
    }
    int last = isFunctionCall ? at + 1 : at;
    return LocalVariables.isLocal(code.at(last).operand(0))
            && last + 1 < to
            && !code.isTarget(last + 1)
        ? Optional.of(new StoredCall((Reference) code.at(last).operand(0), last + 1))
        : Optional.empty();
  }

  /**
   * Returns whether the instruction after a call reads the result of the call and no other
   * instruction reads the result.
   */
  private boolean isTested(StoredCall call, int to) {
    int at = call.next;
    return attempt.idioms().contains(Idiom.CALL_IN_CONDITION)
        && at < to
        && InstructionWriter.isComparison(code.op(at))
        && code.at(at).operand(0).equals(call.resultVariable)
        && isNotReadAfter(call.resultVariable, at + 1);
  }

  /**
   * Returns whether no later instruction reads a local variable before another instruction sets it.
   */
  private boolean isNotReadAfter(Operand local, int from) {
    return isNotReadAfter(local, from, codeEnd);
  }

  /**
   * Returns whether no instruction of a range reads a local variable before another instruction
   * sets it.
   *
   * @param from the position of the first instruction
   * @param to the position after the last one
   */
  private boolean isNotReadAfter(Operand local, int from, int to) {
    for (int i = from; i < to; i++) {
      boolean isSetHere = code.op(i).hasResult() && code.at(i).operand(0).equals(local);
      if (isSetHere) {
        return true;
      }
      if (code.at(i).toString().contains(local.toString())) {
        return false;
      }
    }
    return true;
  }

  private Optional<Condition> condition(List<Test> tests, int otherwise) {
    Test last = tests.get(tests.size() - 1);
    Set<Integer> ownJumps = Set.copyOf(tests.stream().flatMap(Test::jumps).toList());
    boolean isEnteredFromOutside =
        IntStream.range(tests.get(0).start + 1, last.next)
            .flatMap(i -> code.jumpSources(i).stream().mapToInt(Integer::intValue))
            .anyMatch(each -> !ownJumps.contains(each));
    return isEnteredFromOutside
        ? Optional.empty()
        : term(tests, otherwise, true)
            .map(
                term ->
                    new Condition(
                        term.text,
                        last.next,
                        otherwise,
                        tests.stream().flatMap(each -> each.resultVariable.stream()).toList()));
  }

  /**
   * Returns the condition under which execution continues after the last test. If the condition is
   * false, the tests jump to {@code otherwise}.
   *
   * @param continuesIfTrue true to return this condition, false to return its opposite
   */
  private Optional<Term> term(List<Test> tests, int otherwise, boolean continuesIfTrue) {
    // Every part of a condition ends with a test whose jump has the same target as the part.
    if (tests.get(tests.size() - 1).target != otherwise) {
      return Optional.empty();
    }
    if (tests.size() == 1) {
      return Optional.of(new Term(conditionOf(tests.get(0), continuesIfTrue), false));
    }
    int end = tests.get(tests.size() - 1).next;
    for (int split = tests.size() - 1; split > 0; split--) {
      List<Test> left = tests.subList(0, split);
      List<Test> right = tests.subList(split, tests.size());
      // The first part jumps to the alternative, so all parts must be true.
      Optional<Term> conjunction =
          join(
              term(left, otherwise, continuesIfTrue),
              right,
              otherwise,
              continuesIfTrue,
              !continuesIfTrue);
      if (conjunction.isPresent()) {
        return conjunction;
      }
      // The first part jumps behind all tests, so one true part is enough.
      if (attempt.idioms().contains(Idiom.ALTERNATIVES)) {
        Optional<Term> disjunction =
            join(
                term(left, end, !continuesIfTrue),
                right,
                otherwise,
                continuesIfTrue,
                continuesIfTrue);
        if (disjunction.isPresent()) {
          return disjunction;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Term> join(
      Optional<Term> left,
      List<Test> right,
      int otherwise,
      boolean continuesIfTrue,
      boolean isDisjunction) {
    if (left.isEmpty()) {
      return Optional.empty();
    }
    return term(right, otherwise, continuesIfTrue)
        .map(
            last ->
                isDisjunction
                    ? new Term(left.get().text + " || " + last.text, true)
                    : new Term(inBrackets(left.get()) + " && " + inBrackets(last), false));
  }

  private static String inBrackets(Term term) {
    return term.endsWithOr ? "(" + term.text + ")" : term.text;
  }

  private String conditionOf(Test test, boolean continuesIfTrue) {
    Instruction instruction = code.at(test.position);
    Optional<Instruction> call = test.resultVariable.map(each -> code.at(test.start));
    return continuesIfTrue != test.isNegated()
        ? writer.condition(instruction, call)
        : writer.oppositeCondition(instruction, call);
  }
}
