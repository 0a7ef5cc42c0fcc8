package org.bowsprit.launcher.command;

import org.bowsprit.engine.journal.ScriptDivergence;
import org.bowsprit.vm.symbol.Symbols;

/**
 * The first difference between the scripts of two games, as part of a result.
 *
 * @param tick the iteration, from 0; the boot belongs to the first one
 * @param first the step of the first game; null if its scripts did nothing more in the iteration
 * @param second the step of the second game
 * @param firstAfter the last earlier instruction of the same script and iteration that was the same
 *     in both games, as the first game executed it; null if there is none
 * @param secondAfter the same instruction, as the second game executed it
 */
record ReportedParting(
    long tick,
    ReportedInstruction first,
    ReportedInstruction second,
    ReportedInstruction firstAfter,
    ReportedInstruction secondAfter) {

  /** Returns a difference with the names in the sources. */
  static ReportedParting of(ScriptDivergence parting, Symbols first, Symbols second) {
    return new ReportedParting(
        parting.tick(),
        ReportedInstruction.of(parting.one(), first),
        ReportedInstruction.of(parting.other(), second),
        ReportedInstruction.of(parting.oneAfter(), first),
        ReportedInstruction.of(parting.otherAfter(), second));
  }
}
