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
  private final List<VmState.Slot> start;
  private final ExecutedInstruction from;

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
    start = machine.callStack();
    from = start.isEmpty() ? null : machine.lastInstruction();
    this.kind = from == null ? Kind.ANY : kind;
  }

  @Override
  public boolean endsAt(ExecutedInstruction executed) {
    OptionalInt line = statements.lineBeginningAt(executed);
    if (line.isEmpty()) {
      return false;
    }
    return switch (kind) {
      case ANY -> true;
      case OUT -> isOfCaller(executed) || isOver();
      case OVER -> isOfCaller(executed) || isAnother(executed) || isOver();
      case INTO ->
          isOfCaller(executed) || isAnother(executed) || isStartedByThis(executed) || isOver();
    };
  }

  /**
   * Returns whether an instruction of the stepped slot belongs to another statement, or is the
   * instruction at which the step began, reached again in a loop.
   */
  private boolean isAnother(ExecutedInstruction executed) {
    return executed.slot() == from.slot()
        && (executed.script() != from.script()
            || executed.instruction().at() == from.instruction().at()
            || !statements.line(executed).equals(statements.line(from)));
  }

  private boolean isOfCaller(ExecutedInstruction executed) {
    return start.stream().skip(1).anyMatch(each -> each.index() == executed.slot());
  }

  private boolean isStartedByThis(ExecutedInstruction executed) {
    return executed.slot() != from.slot()
        && machine.callStack().stream().anyMatch(each -> each.index() == from.slot());
  }

  /** Returns whether the script and all scripts that waited for it have ended. */
  private boolean isOver() {
    return start.stream().noneMatch(each -> machine.isAlive(each.index(), each.number()));
  }
}
