package org.bowsprit.kit.game;

import org.bowsprit.format.script.Script;

/** Writes the source of the global scripts of a decompiled game. */
final class GlobalScriptsText {

  private final DecompiledCode code;
  private final SourceLines out = new SourceLines();

  GlobalScriptsText(DecompiledCode code) {
    this.code = code;
  }

  /** Adds a script. */
  void global(int id, Script script) {
    out.open("script script" + id + " @" + id);
    code.script(script, out);
    out.close().line("");
  }

  /** Returns the source. */
  String text() {
    return out.text();
  }
}
