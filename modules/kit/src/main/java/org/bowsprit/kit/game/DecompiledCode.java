package org.bowsprit.kit.game;

import org.bowsprit.bow.decompile.DecompiledScript;
import org.bowsprit.bow.decompile.ScriptDecompiler;
import org.bowsprit.bow.decompile.SharedDeclarations;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.script.Script;
import org.bowsprit.vm.symbol.CodeName;

/** Writes the code of a game as statements that compile to the same bytes. */
final class DecompiledCode {

  private final DecompiledNames names;
  private final ScriptDecompiler decompiler;

  DecompiledCode(DecompiledNames names, SharedDeclarations shared) {
    this.names = names;
    this.decompiler = new ScriptDecompiler(names, shared);
  }

  /** Writes a global script. */
  void global(String name, int number, Script script, SourceLines out) {
    write(
        name,
        number,
        decompiler.script(script.code(), number, names.locals(CodeName.global(number))),
        out);
  }

  /** Writes the script of a room. */
  void local(String name, int room, int number, Script script, SourceLines out) {
    write(
        name,
        number,
        decompiler.script(script.code(), names.locals(CodeName.local(room, number))),
        out);
  }

  private static void write(String name, int number, DecompiledScript written, SourceLines out) {
    out.open(written.kind() + " " + name + written.parameters() + " @" + number);
    written.statements().lines().forEach(out::line);
    out.close();
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
