package org.bowsprit.kit.game;

import org.bowsprit.bow.decompile.ScriptDecompiler;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.script.Script;
import org.bowsprit.vm.text.OperandNames;

/** Writes the code of a game as statements that compile to the same bytes. */
final class DecompiledCode {

  private final ScriptDecompiler decompiler;

  DecompiledCode(OperandNames names) {
    this.decompiler = new ScriptDecompiler(names);
  }

  /** Writes the statements of a global or local script. */
  void script(Script script, SourceLines out) {
    decompiler.script(script.code()).lines().forEach(out::line);
  }

  /** Writes the statements of entry or exit code. */
  void roomCode(Script script, SourceLines out) {
    decompiler.roomCode(script.code()).lines().forEach(out::line);
  }

  /** Writes the verb handlers of an object. */
  void handlers(VerbEntries verbs, SourceLines out) {
    decompiler.handlers(verbs).lines().forEach(out::line);
  }
}
