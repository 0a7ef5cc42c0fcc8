package org.bowsprit.player.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.vm.code.DecodeException;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.ScriptCode;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.NamedScript;
import org.bowsprit.vm.symbol.Symbols;

/**
 * A build of a game, with the names in its sources.
 *
 * @param resources the game
 * @param symbols the names; empty if the game has no symbol file
 */
public record BuiltGame(GameResources resources, Symbols symbols) {

  /**
   * Returns the instructions of a script, in order. The list ends before the first instruction that
   * cannot be decoded. It is empty if the game has no such script.
   */
  List<Instruction> instructions(CodeName name) {
    List<Instruction> instructions = new ArrayList<>();
    try {
      script(name).ifPresent(script -> decode(script, instructions));
    } catch (FormatException | DecodeException e) {
      // The instructions before the unreadable code are returned.
    }
    return instructions;
  }

  private static void decode(NamedScript script, List<Instruction> instructions) {
    ScriptCode code = ScriptCode.of(InstructionSet.V5, script.script());
    int offset = script.start();
    while (offset < code.length()) {
      Instruction instruction = code.instruction(offset);
      instructions.add(instruction);
      offset = instruction.nextOffset();
    }
  }

  private Optional<NamedScript> script(CodeName name) {
    return name.kind() == CodeName.Kind.GLOBAL
        ? resources.script(name.number()).map(found -> NamedScript.global(name.number(), found))
        : resources.room(name.room()).stream()
            .flatMap(room -> NamedScript.ofRoom(name.room(), room).stream())
            .filter(found -> found.name().equals(name))
            .findFirst();
  }
}
