package org.bowsprit.launcher.command;

import org.bowsprit.engine.journal.ScriptParting;
import org.bowsprit.vm.symbol.Symbols;

/**
 * The first difference of the scripts of two games, in a result.
 *
 * @param tick the iteration, from 0; the boot belongs to the first one
 * @param first the step of the first game; null if its scripts did nothing more in the iteration
 * @param second the step of the second game
 * @param firstAfter the last instruction in the same script that both executed alike in the
 *     iteration; null if there is none
 * @param secondAfter the same in the second game
 */
record ToldParting(
    long tick,
    ToldInstruction first,
    ToldInstruction second,
    ToldInstruction firstAfter,
    ToldInstruction secondAfter) {

  /** Returns a parting with the names of the sources. */
  static ToldParting of(ScriptParting parting, Symbols first, Symbols second) {
    return new ToldParting(
        parting.tick(),
        ToldInstruction.of(parting.one(), first),
        ToldInstruction.of(parting.other(), second),
        ToldInstruction.of(parting.oneAfter(), first),
        ToldInstruction.of(parting.otherAfter(), second));
  }
}
