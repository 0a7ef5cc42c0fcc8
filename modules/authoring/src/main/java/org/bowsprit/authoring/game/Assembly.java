package org.bowsprit.authoring.game;

import org.bowsprit.format.object.VerbTable;
import org.bowsprit.format.script.Script;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.text.Disassembler;
import org.bowsprit.vm.text.Listing;

/** Writes scripts as blocks of assembler statements, which give back the same bytes. */
final class Assembly {

  private final Disassembler disassembler = new Disassembler(InstructionSet.V5);

  /**
   * Writes a script.
   *
   * @param name a listing's name, which says what kind of script it is: {@code global:5}, {@code
   *     entry:3}
   */
  void script(String name, Script script, SourceLines out) {
    block(disassembler.script(name, script.code().toArray()), out);
  }

  /** Writes the code of an object, its verbs first. */
  void object(String name, VerbTable verbs, SourceLines out) {
    block(disassembler.object(name, verbs), out);
  }

  private static void block(Listing listing, SourceLines out) {
    out.open("asm");
    listing
        .text()
        .lines()
        .filter(line -> !line.startsWith("script ") && !line.equals("end"))
        .forEach(line -> out.line(line.replaceFirst("^\\[[0-9A-F]+\\] *", "  ")));
    out.close();
  }
}
