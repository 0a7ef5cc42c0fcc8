package org.bowsprit.kit.game;

import java.util.Map;
import org.bowsprit.bow.declaration.ActorDeclaration;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bow.declaration.ScriptDeclaration;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.script.Script;
import org.bowsprit.vm.code.DecodeException;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.ScriptCode;
import org.bowsprit.vm.symbol.CodeName;

/**
 * Reports scripts that send an actor to a place outside every room, and a player's actor that no
 * script puts into a room.
 */
final class ActorPlaces {

  /** The actor that the player controls in a new game. */
  private static final int FIRST = 1;

  /** Instructions with an actor, a column and a row. */
  private static final Map<Op, String> PLACING =
      Map.of(Op.WALK_ACTOR_TO, "walk", Op.PUT_ACTOR, "put");

  private final GameDeclaration game;
  private final int widest;
  private final SourceReport report;
  private boolean isPlaced;

  /**
   * Prepares the check.
   *
   * @param widest the width of the widest room in pixels
   */
  ActorPlaces(GameDeclaration game, int widest, SourceReport report) {
    this.game = game;
    this.widest = widest;
    this.report = report;
  }

  void check() {
    game.scripts().forEach(script -> code(CodeName.global(script.number()), script.code()));
    game.rooms().forEach(this::room);
    if (!isPlaced) {
      game.actors().stream().filter(each -> each.number() == FIRST).forEach(this::notPlaced);
    }
  }

  private void notPlaced(ActorDeclaration actor) {
    report.warning(
        actor.at(),
        "no script puts '%s' into a room: write 'put %s at x, y in %s' where the game begins"
            .formatted(actor.name(), actor.name(), game.rooms().get(0).name()));
  }

  private void room(RoomDeclaration room) {
    code(CodeName.entry(room.number()), room.entry());
    code(CodeName.exit(room.number()), room.exit());
    for (ScriptDeclaration script : room.scripts()) {
      code(CodeName.local(room.number(), script.number()), script.code());
    }
    for (ObjectDeclaration object : room.objects()) {
      Script script = object.verbs().script();
      code(
          CodeName.object(room.number(), object.number()),
          ScriptCode.of(InstructionSet.V5, script),
          VerbEntries.codeStart(object.verbs().entries().size()));
    }
  }

  private void code(CodeName name, Bytes code) {
    code(name, new ScriptCode(InstructionSet.V5, code.toArray()), 0);
  }

  /**
   * Assembler text may contain bytes that are not an instruction. The code after them is not
   * checked.
   */
  private void code(CodeName name, ScriptCode code, int first) {
    try {
      for (int at = first; at < code.length(); ) {
        Instruction instruction = code.at(at);
        look(name, instruction);
        at = instruction.next();
      }
    } catch (DecodeException e) {
      return;
    }
  }

  private void look(CodeName name, Instruction instruction) {
    if (instruction.op() == Op.PUT_ACTOR_IN_ROOM) {
      isPlaced |= mayBeFirst(instruction.operand(0));
    }
    String word = PLACING.get(instruction.op());
    if (word != null
        && instruction.operand(1) instanceof Operand.Literal column
        && column.value() > widest) {
      game.symbols()
          .line(name, instruction.at())
          .ifPresent(
              line ->
                  report.warning(
                      new SourcePosition(line.file(), line.line(), 1),
                      "'%s' leads to column %s, but the widest room has %s"
                          .formatted(word, column.value(), widest)));
    }
  }

  /** A variable may hold any actor. */
  private static boolean mayBeFirst(Operand actor) {
    return !(actor instanceof Operand.Literal number) || number.value() == FIRST;
  }
}
