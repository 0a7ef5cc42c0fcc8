package org.bowsprit.engine.debug;

import java.util.Set;
import org.bowsprit.vm.ExecutedInstruction;
import org.bowsprit.vm.symbol.Statements;

/** Finds the end of a way back in a session: the last statement or breakpoint before a position. */
final class Journey {

  /** No position. */
  static final long NOWHERE = -1;

  private final boolean toBreakpoint;
  private final ExecutedInstruction from;
  private final Set<Integer> slots;
  private final Statements statements;
  private long end;
  private long found = NOWHERE;
  private long first = NOWHERE;

  private Journey(
      boolean toBreakpoint,
      long end,
      ExecutedInstruction from,
      Set<Integer> slots,
      Statements statements) {
    this.toBreakpoint = toBreakpoint;
    this.end = end;
    this.from = from;
    this.slots = Set.copyOf(slots);
    this.statements = statements;
  }

  /** Returns the way to the last breakpoint before a position. */
  static Journey toBreakpoint(long end, Statements statements) {
    return new Journey(true, end, null, Set.of(), statements);
  }

  /**
   * Returns the way to the last statement before a position.
   *
   * @param from the instruction at the position; null if no script runs
   * @param slots the slots of the scripts in the call stack; empty for all scripts
   */
  static Journey toStatement(
      long end, ExecutedInstruction from, Set<Integer> slots, Statements statements) {
    return new Journey(false, end, from, slots, statements);
  }

  /** Returns the position before which the end of the way must lie. */
  long end() {
    return end;
  }

  /** Continues the search before an earlier position. */
  void before(long position) {
    end = position;
    first = NOWHERE;
  }

  /** Records an instruction that is played again. */
  void pass(long position, ExecutedInstruction executed) {
    if (position >= end || statements.lineBeginningAt(executed).isEmpty()) {
      return;
    }
    if (first == NOWHERE) {
      first = position;
    }
    if (!toBreakpoint && isAnotherStatement(executed)) {
      found = position;
    }
  }

  private boolean isAnotherStatement(ExecutedInstruction executed) {
    boolean isOfStack = slots.isEmpty() || slots.contains(executed.slot());
    return isOfStack && (from == null || !isInside(executed));
  }

  /** Returns whether an instruction is another part of the statement where the way begins. */
  private boolean isInside(ExecutedInstruction executed) {
    return statements.lineBeginningAt(from).isPresent()
        && executed.slot() == from.slot()
        && executed.script() == from.script()
        && executed.instruction().at() != from.instruction().at()
        && statements.line(executed).equals(statements.line(from));
  }

  /** Records a breakpoint whose condition is true. */
  void passBreakpoint(long position) {
    if (toBreakpoint && position < end) {
      found = position;
    }
  }

  /** Returns the kind of place that was found. */
  TimeTravel.Arrival arrival() {
    return toBreakpoint ? TimeTravel.Arrival.BREAKPOINT : TimeTravel.Arrival.STATEMENT;
  }

  /** Returns the position of the place that was found; {@link #NOWHERE} if there is none. */
  long found() {
    return found;
  }

  /**
   * Returns the position of the first statement that was played again; {@link #NOWHERE} if there
   * was none.
   */
  long first() {
    return first;
  }
}
