package org.bowsprit.kit.game;

import org.bowsprit.format.script.Script;
import org.bowsprit.vm.symbol.SymbolType;

/** Writes the source of the global scripts of a decompiled game. */
final class GlobalScriptsText {

  private final DecompiledCode code;
  private final DecompiledNames names;
  private final SourceLines out = new SourceLines();

  GlobalScriptsText(DecompiledCode code, DecompiledNames names) {
    this.code = code;
    this.names = names;
  }

  /** Adds a script. */
  void add(int id, Script script) {
    code.writeGlobal(names.declaration(SymbolType.SCRIPT, id), id, script, out);
    out.line("");
  }

  /** Returns the source. */
  String text() {
    return out.text();
  }
}
