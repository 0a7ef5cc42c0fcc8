package org.bowsprit.launcher.command;

import org.bowsprit.engine.journal.ScriptDivergence;
import org.bowsprit.vm.symbol.Symbols;

/**
 * The first difference between the scripts of two games, as part of a result.
 *
 * @param tick the iteration, from 0; booting counts as part of iteration 0
 * @param first the step of the first game; null if its scripts did nothing more in the iteration
 * @param second the step of the second game
 * @param firstAfter the last instruction before the difference that both games executed in the same
 *     script and iteration, as the first game executed it; null if there is none
 * @param secondAfter this instruction, as the second game executed it
 */
record ReportedDivergence(
    long tick,
    ReportedInstruction first,
    ReportedInstruction second,
    ReportedInstruction firstAfter,
    ReportedInstruction secondAfter) {

  /** Returns a difference in which numbers are replaced with the names in the sources. */
  static ReportedDivergence of(ScriptDivergence divergence, Symbols first, Symbols second) {
    return new ReportedDivergence(
        divergence.tick(),
        ReportedInstruction.of(divergence.one(), first),
        ReportedInstruction.of(divergence.other(), second),
        ReportedInstruction.of(divergence.oneAfter(), first),
        ReportedInstruction.of(divergence.otherAfter(), second));
  }
}
