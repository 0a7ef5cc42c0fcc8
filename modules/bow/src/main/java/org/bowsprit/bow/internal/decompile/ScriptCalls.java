package org.bowsprit.bow.internal.decompile;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;

/** Finds calls of scripts and functions whose parameters are known. */
final class ScriptCalls {

  /** The variable in which a function returns its value. */
  static final Operand RESULT =
      new Reference(EngineVariable.RESULT.number(), Reference.NOT_INDEXED);

  private final Attempt attempt;
  private final CodeMap code;
  private final Map<Integer, Callable> callables;

  ScriptCalls(Attempt attempt) {
    this.attempt = attempt;
    this.code = attempt.code();
    this.callables =
        attempt.idioms().contains(Idiom.CALLS) ? attempt.shared().callables() : Map.of();
  }

  /** Returns whether the instruction at a position calls a function. */
  boolean isFunctionCall(int at, int to) {
    return at < to
        && startedScript(code.at(at), Instruction.RECURSIVE_BIT)
            .filter(Callable::isFunction)
            .isPresent();
  }

  /** Returns whether the instruction at a position starts a script, and does not wait for it. */
  boolean isScriptStart(int at, int to) {
    return at < to && startedScript(code.at(at), 0).filter(each -> !each.isFunction()).isPresent();
  }

  /**
   * Returns the wait that follows the start of a script and ends with the script; empty if there is
   * none or if another instruction jumps to the wait.
   */
  Optional<EndWait> endWait(int start, int to) {
    return EndWait.at(attempt, start + 1, to)
        .filter(each -> code.jumpSources(start + 1).equals(List.of(each.end() - 1)))
        .filter(each -> each.query().op() == Op.IS_SCRIPT_RUNNING)
        .filter(each -> each.query().operand(1).equals(code.at(start).operand(0)));
  }

  /** Returns whether instructions call a function and store the returned value. */
  boolean isFunctionCallWithResult(int at, int to) {
    return isFunctionCall(at, to)
        && at + 1 < to
        && code.op(at + 1) == Op.MOVE
        && code.at(at + 1).operand(1).equals(RESULT)
        && !code.isTarget(at + 1);
  }

  /** Returns whether the start of a script is the call of a function. */
  static boolean isRecursive(Instruction start) {
    return flags(start) == Instruction.RECURSIVE_BIT;
  }

  private static int flags(Instruction start) {
    return start.opcode() & (Instruction.RESISTANT_BIT | Instruction.RECURSIVE_BIT);
  }

  private Optional<Callable> startedScript(Instruction instruction, int flags) {
    boolean isPlain =
        instruction.op() == Op.START_SCRIPT
            && flags(instruction) == flags
            && instruction.operand(0) instanceof Operand.Literal;
    return isPlain
        ? Optional.ofNullable(callables.get(((Operand.Literal) instruction.operand(0)).value()))
            .filter(
                each ->
                    ((Operand.Arguments) instruction.operand(1)).elements().size()
                        == each.parameters())
        : Optional.empty();
  }
}
