package org.bowsprit.launcher.command;

import java.util.Set;
import org.bowsprit.engine.journal.ChangeTrace;
import org.bowsprit.vm.symbol.Symbols;

/**
 * A cause of changes in subsystems, as part of a result.
 *
 * @param tick the first iteration of a change, from 0
 * @param times the number of changes
 * @param subsystems the changed subsystems
 * @param instruction the instruction that caused the changes; null if the engine caused them
 *     between or after scripts
 */
record ReportedChange(
    long tick, int times, Set<String> subsystems, ReportedInstruction instruction) {

  /** Returns a change with the names in the sources. */
  static ReportedChange of(ChangeTrace.Change change, Symbols symbols) {
    return new ReportedChange(
        change.tick(),
        change.times(),
        change.subsystems(),
        change.by().map(by -> ReportedInstruction.of(by, symbols)).orElse(null));
  }
}
