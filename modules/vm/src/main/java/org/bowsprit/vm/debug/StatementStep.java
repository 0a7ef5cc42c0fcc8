package org.bowsprit.vm.debug;

import java.util.List;
import java.util.OptionalInt;
import org.bowsprit.vm.ExecutedInstruction;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.machine.VirtualMachine;
import org.bowsprit.vm.symbol.Statements;

/**
 * A step from one statement of the sources to another. If the script pauses, the step ignores other
 * scripts until the script continues. If the script ends and no script waits for it, the step ends
 * at the next statement of any script.
 */
public final class StatementStep implements StepEnd {

  private final Kind kind;
  private final VirtualMachine machine;
  private final Statements statements;
  private final List<VmState.Slot> initialStack;
  private final ExecutedInstruction firstInstruction;

  /** The kinds of steps. */
  public enum Kind {
    /**
     * Continues to the next statement, which may be in a script that the current statement starts.
     */
    INTO,
    /** Continues to the next statement of the same script. */
    OVER,
    /** Continues to the next statement of the script that waits for the current script. */
    OUT,
    /** Continues to the next statement of any script. */
    ANY
  }

  /**
   * Creates a step from the current place of a machine.
   *
   * @param statements finds the statements
   */
  public StatementStep(Kind kind, VirtualMachine machine, Statements statements) {
    this.machine = machine;
    this.statements = statements;
    initialStack = machine.callStack();
    firstInstruction = initialStack.isEmpty() ? null : machine.lastInstruction();
    this.kind = firstInstruction == null ? Kind.ANY : kind;
  }

  @Override
  public boolean endsAt(ExecutedInstruction executed) {
    OptionalInt line = statements.lineBeginningAt(executed);
    if (line.isEmpty()) {
      return false;
    }
    return switch (kind) {
      case ANY -> true;
      case OUT -> isOfCaller(executed) || hasEnded();
      case OVER -> isOfCaller(executed) || isOtherStatement(executed) || hasEnded();
      case INTO ->
          isOfCaller(executed)
              || isOtherStatement(executed)
              || isInStartedScript(executed)
              || hasEnded();
    };
  }

  /**
   * Returns whether an instruction of the stepped slot belongs to another statement, or is the
   * instruction at which the step began, reached again in a loop.
   */
  private boolean isOtherStatement(ExecutedInstruction executed) {
    return executed.slot() == firstInstruction.slot()
        && (executed.script() != firstInstruction.script()
            || executed.instruction().offset() == firstInstruction.instruction().offset()
            || !statements.line(executed).equals(statements.line(firstInstruction)));
  }

  private boolean isOfCaller(ExecutedInstruction executed) {
    return initialStack.stream().skip(1).anyMatch(each -> each.index() == executed.slot());
  }

  private boolean isInStartedScript(ExecutedInstruction executed) {
    return executed.slot() != firstInstruction.slot()
        && machine.callStack().stream().anyMatch(each -> each.index() == firstInstruction.slot());
  }

  /** Returns whether the script and all scripts that waited for it have ended. */
  private boolean hasEnded() {
    return initialStack.stream().noneMatch(each -> machine.isAlive(each.index(), each.number()));
  }
}
