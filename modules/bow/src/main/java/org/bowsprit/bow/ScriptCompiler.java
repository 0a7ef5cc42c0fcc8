package org.bowsprit.bow;

import java.util.List;

/**
 * Compiles the script language to version 5 bytecode ({@code docs/language.md}).
 *
 * <p>The same sources give the same numbers and bytes, whatever their order in the list. The
 * compiler keeps no state between compilations.
 */
public final class ScriptCompiler {

  /**
   * Compiles all sources of a game together. Names are visible in every file. The sources can
   * include the source of the interface that the game uses, with translated texts.
   *
   * @return the game, or the errors; never null
   */
  public Compilation compile(List<SourceText> sources) {
    return new SourceAnalyzer().analyze(sources).compilation();
  }
}
