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
  void writeGlobal(String name, int number, Script script, SourceLines out) {
    write(
        name,
        number,
        decompiler.script(script.code(), number, names.locals(CodeName.global(number))),
        out);
  }

  /** Writes the script of a room. */
  void writeLocal(String name, int room, int number, Script script, SourceLines out) {
    write(
        name,
        number,
        decompiler.script(script.code(), names.locals(CodeName.local(room, number))),
        out);
  }

  private static void write(String name, int number, DecompiledScript decompiled, SourceLines out) {
    out.open(decompiled.kind() + " " + name + decompiled.parameters() + " @" + number);
    decompiled.statements().lines().forEach(out::line);
    out.close();
  }

  /** Writes the statements of entry or exit code. */
  void writeRoomCode(Script script, SourceLines out) {
    decompiler.roomCode(script.code()).lines().forEach(out::line);
  }

  /** Writes the verb handlers of an object. */
  void writeHandlers(VerbEntries verbs, SourceLines out) {
    decompiler.handlers(verbs).lines().forEach(out::line);
  }
}
