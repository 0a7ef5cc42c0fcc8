package org.bowsprit.player.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.format.script.LocalScript;
import org.bowsprit.format.script.Script;
import org.bowsprit.vm.code.DecodeException;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.ScriptCode;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.Symbols;

/**
 * A build of a game with the names of its sources.
 *
 * @param resources the game
 * @param symbols the names; empty if the game has no symbol file
 */
public record BuiltGame(GameResources resources, Symbols symbols) {

  /** Returns the instructions of some code in their order; empty if the game has no such code. */
  List<Instruction> instructions(CodeName name) {
    List<Instruction> found = new ArrayList<>();
    try {
      code(name).ifPresent(code -> decode(code, found));
    } catch (FormatException | DecodeException e) {
      // Code that cannot be read has no further instructions.
    }
    return found;
  }

  private static void decode(Code code, List<Instruction> found) {
    ScriptCode script = ScriptCode.of(InstructionSet.V5, code.script());
    int at = code.start();
    while (at < script.length()) {
      Instruction instruction = script.at(at);
      found.add(instruction);
      at = instruction.next();
    }
  }

  /**
   * Some code.
   *
   * @param script the script
   * @param start the position of its first instruction
   */
  private record Code(Script script, int start) {}

  private Optional<Code> code(CodeName name) {
    if (name.kind() == CodeName.Kind.GLOBAL) {
      return resources.script(name.number()).map(script -> new Code(script, 0));
    }
    return resources.room(name.room()).flatMap(room -> code(room, name));
  }

  private static Optional<Code> code(Room room, CodeName name) {
    return switch (name.kind()) {
      case ENTRY -> Optional.of(new Code(room.scripts().entry(), 0));
      case EXIT -> Optional.of(new Code(room.scripts().exit(), 0));
      case LOCAL ->
          room.scripts().locals().stream()
              .filter(local -> local.number() == name.number())
              .map(LocalScript::script)
              .map(script -> new Code(script, 0))
              .findFirst();
      case OBJECT ->
          room.objects().stream()
              .filter(object -> object.id() == name.number())
              .map(BuiltGame::ofObject)
              .findFirst();
      case GLOBAL -> Optional.empty();
    };
  }

  private static Code ofObject(RoomObject object) {
    VerbEntries verbs = object.code().verbs();
    return new Code(verbs.script(), VerbEntries.codeStart(verbs.entries().size()));
  }
}
