package org.bowsprit.engine.debug;

import java.util.Set;
import org.bowsprit.vm.ExecutedInstruction;
import org.bowsprit.vm.symbol.Statements;

/** Searches backwards in a session for the last statement or breakpoint before a position. */
final class BackwardSearch {

  /** No position. */
  static final long NO_POSITION = -1;

  private final boolean findsBreakpoint;
  private final ExecutedInstruction startInstruction;
  private final Set<Integer> slots;
  private final Statements statements;
  private long end;
  private long foundPosition = NO_POSITION;
  private long firstStatement = NO_POSITION;

  private BackwardSearch(
      boolean findsBreakpoint,
      long end,
      ExecutedInstruction from,
      Set<Integer> slots,
      Statements statements) {
    this.findsBreakpoint = findsBreakpoint;
    this.end = end;
    this.startInstruction = from;
    this.slots = Set.copyOf(slots);
    this.statements = statements;
  }

  /** Returns a search for the last breakpoint before a position. */
  static BackwardSearch toBreakpoint(long end, Statements statements) {
    return new BackwardSearch(true, end, null, Set.of(), statements);
  }

  /**
   * Returns a search for the last statement before a position.
   *
   * @param from the instruction at the position; null if no script runs
   * @param slots the slots of the scripts in the call stack; empty for all scripts
   */
  static BackwardSearch toStatement(
      long end, ExecutedInstruction from, Set<Integer> slots, Statements statements) {
    return new BackwardSearch(false, end, from, slots, statements);
  }

  /** Returns the position before which the result must be. */
  long end() {
    return end;
  }

  /** Continues the search before an earlier position. */
  void restartBefore(long position) {
    end = position;
    firstStatement = NO_POSITION;
  }

  /** Records an instruction that is about to be executed again. */
  void recordInstruction(long position, ExecutedInstruction executed) {
    if (position >= end || statements.lineBeginningAt(executed).isEmpty()) {
      return;
    }
    if (firstStatement == NO_POSITION) {
      firstStatement = position;
    }
    if (!findsBreakpoint && isOtherStatement(executed)) {
      foundPosition = position;
    }
  }

  private boolean isOtherStatement(ExecutedInstruction executed) {
    boolean isOfStack = slots.isEmpty() || slots.contains(executed.slot());
    return isOfStack && (startInstruction == null || !isInStartStatement(executed));
  }

  /** Returns whether an instruction is another part of the statement at which the search starts. */
  private boolean isInStartStatement(ExecutedInstruction executed) {
    return statements.lineBeginningAt(startInstruction).isPresent()
        && executed.slot() == startInstruction.slot()
        && executed.script() == startInstruction.script()
        && executed.instruction().offset() != startInstruction.instruction().offset()
        && statements.line(executed).equals(statements.line(startInstruction));
  }

  /** Records a breakpoint whose condition is true. */
  void recordBreakpoint(long position) {
    if (findsBreakpoint && position < end) {
      foundPosition = position;
    }
  }

  /** Returns the kind of position that was found. */
  TimeTravel.Arrival arrival() {
    return findsBreakpoint ? TimeTravel.Arrival.BREAKPOINT : TimeTravel.Arrival.STATEMENT;
  }

  /** Returns the position that was found; {@link #NO_POSITION} if there is none. */
  long found() {
    return foundPosition;
  }

  /**
   * Returns the position of the first statement that was executed again; {@link #NO_POSITION} if
   * there was none.
   */
  long firstStatement() {
    return firstStatement;
  }
}
