package org.bowsprit.bow.internal.decompile;

import java.util.List;
import java.util.Optional;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;

/** Reads consecutive instructions as one statement that contains no other statements. */
final class SimpleStatementReader {

  private final Attempt attempt;
  private final CodeMap code;
  private final InstructionWriter writer;
  private final ScriptCalls calls;
  private final ConditionReader conditions;

  /**
   * Creates a reader.
   *
   * @param calls the finder of calls of scripts and functions
   * @param conditions the reader that finds function calls in conditions
   */
  SimpleStatementReader(
      Attempt attempt, InstructionWriter writer, ScriptCalls calls, ConditionReader conditions) {
    this.attempt = attempt;
    this.code = attempt.code();
    this.writer = writer;
    this.calls = calls;
    this.conditions = conditions;
  }

  /**
   * Returns the statement that begins at a position. Returns empty if the code at this position is
   * a single instruction or a statement that contains other statements.
   */
  Optional<SimpleStatement> statementAt(int start, int to) {
    return returnStatement(start)
        .or(() -> spokenLine(start, to))
        .or(() -> waitForEnd(start, to))
        .or(() -> scriptStart(start, to))
        .or(() -> functionCall(start, to))
        .or(() -> multilingualStatement(start, to));
  }

  /** Returns the statement that ends a function and returns a value. */
  private Optional<SimpleStatement> returnStatement(int at) {
    boolean canReturn =
        attempt.isFunction()
            && at + 1 < code.size()
            && code.op(at + 1) == Op.STOP_OBJECT_CODE
            && !code.isTarget(at + 1)
            && attempt.isExpressible(at)
            && attempt.isExpressible(at + 1)
            && !CodeMap.canJump(code.at(at));
    String assignment = writer.operand(ScriptCalls.RESULT) + " = ";
    return canReturn
        ? Optional.of(writer.statement(code.at(at)))
            .filter(statement -> statement.startsWith(assignment))
            .map(statement -> "return " + statement.substring(assignment.length()))
            .map(text -> new SimpleStatement(text, at + 2))
        : Optional.empty();
  }

  private Optional<SimpleStatement> spokenLine(int start, int to) {
    boolean isSpoken =
        InstructionWriter.isSpeech(code.at(start))
            && attempt.isExpressible(start)
            && isWaitForSpeech(start + 1, to)
            && !code.isTarget(start + 1);
    return isSpoken
        ? Optional.of(new SimpleStatement(writer.speechWithWait(code.at(start)), start + 2))
        : Optional.empty();
  }

  /** Returns whether the instruction at a position ends a spoken line. */
  private boolean isWaitForSpeech(int start, int to) {
    return attempt.idioms().contains(Idiom.SPOKEN_LINE)
        && start < to
        && InstructionWriter.isWaitForSpeech(code.at(start))
        && attempt.isExpressible(start);
  }

  private Optional<SimpleStatement> waitForEnd(int at, int to) {
    return EndWait.at(attempt, at, to)
        .map(wait -> new SimpleStatement(writer.waitForEnd(wait.query()), wait));
  }

  private Optional<SimpleStatement> scriptStart(int at, int to) {
    if (!calls.isScriptStart(at, to)) {
      return Optional.empty();
    }
    String call = writer.scriptCall(code.at(at));
    return Optional.of(
        calls
            .endWait(at, to)
            .map(wait -> new SimpleStatement(call, wait))
            .orElseGet(() -> new SimpleStatement("start " + call, at + 1)));
  }

  private Optional<SimpleStatement> functionCall(int at, int to) {
    boolean isStatement =
        calls.isFunctionCall(at, to)
            && !conditions.isTest(at, to)
            && conditions.caseOfStoredCall(at, to).isEmpty();
    if (!isStatement) {
      return Optional.empty();
    }
    String call = writer.scriptCall(code.at(at));
    return Optional.of(
        calls.isFunctionCallWithResult(at, to)
            ? new SimpleStatement(writer.operand(code.at(at + 1).operand(0)) + " = " + call, at + 2)
            : new SimpleStatement(call, at + 1));
  }

  /** Returns the statement with texts in several languages. */
  private Optional<SimpleStatement> multilingualStatement(int at, int to) {
    return attempt.idioms().contains(Idiom.LANGUAGES)
        ? LanguageVersions.at(code, at, to, attempt.shared().language())
            .filter(versions -> versions.bodies().stream().allMatch(attempt::isExpressible))
            .flatMap(versions -> merge(versions, to))
        : Optional.empty();
  }

  private Optional<SimpleStatement> merge(LanguageVersions versions, int to) {
    List<Instruction> bodies = versions.bodies().stream().map(code::at).toList();
    boolean isSpoken =
        isWaitForSpeech(versions.end(), to)
            && versions.isOnlySourceOfJumpsToEnd(code)
            && bodies.stream().allMatch(InstructionWriter::isSpeech);
    return LanguageVersions.merge(
            bodies.stream().map(isSpoken ? writer::speechWithWait : writer::statement).toList())
        .map(text -> new SimpleStatement(text, isSpoken ? versions.end() + 1 : versions.end()));
  }
}
