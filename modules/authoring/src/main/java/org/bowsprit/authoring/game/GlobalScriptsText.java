package org.bowsprit.authoring.game;

import org.bowsprit.format.script.Script;

/** The source of the global scripts of a decompiled game. */
final class GlobalScriptsText {

  private final Assembly assembly = new Assembly();
  private final SourceLines out = new SourceLines();

  /** Adds a script. */
  void global(int id, Script script) {
    out.open("script script" + id + " @" + id);
    assembly.script("global:" + id, script, out);
    out.close().line("");
  }

  /** Returns the source. */
  String text() {
    return out.text();
  }
}
