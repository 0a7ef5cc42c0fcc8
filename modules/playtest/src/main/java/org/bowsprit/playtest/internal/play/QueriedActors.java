package org.bowsprit.playtest.internal.play;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.DecodeException;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.ScriptCode;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.symbol.NamedScript;

/**
 * Finds the actors whose rooms can matter to the scripts of a game. A script asks for the room or
 * the position of such an actor, makes the camera follow the actor, or makes the actor ego. If the
 * camera follows an actor or the actor becomes ego, the game can move to the room of that actor.
 */
final class QueriedActors {

  /**
   * The indices of the operands that are actors, by operation. An empty list means that the
   * operation asks about all actors.
   */
  private static final Map<Op, List<Integer>> ACTOR_OPERANDS =
      Map.of(
          Op.GET_ACTOR_ROOM, List.of(1),
          Op.GET_DIST, List.of(1, 2),
          Op.GET_CLOSEST_OBJ_ACTOR, List.of(),
          Op.IS_ACTOR_IN_BOX, List.of(0),
          Op.ACTOR_FOLLOW_CAMERA, List.of(0));

  private final Set<Integer> actorNumbers = new TreeSet<>();
  private boolean includesAllActors;

  /** Reads the scripts of a game. */
  QueriedActors(GameResources game) {
    for (int id : game.ids(ResourceKind.SCRIPT)) {
      game.script(id).ifPresent(script -> read(NamedScript.global(id, script)));
    }
    for (int id : game.roomIds()) {
      game.room(id).ifPresent(room -> NamedScript.ofRoom(id, room).forEach(this::read));
    }
  }

  /** Returns whether the room of an actor can matter. */
  boolean contains(int actor) {
    return includesAllActors || actorNumbers.contains(actor);
  }

  private void read(NamedScript script) {
    ScriptCode code = ScriptCode.of(InstructionSet.V5, script.script());
    try {
      for (int offset = script.start();
          offset < code.length();
          offset = code.instruction(offset).nextOffset()) {
        read(code.instruction(offset));
      }
    } catch (DecodeException e) {
      // The unreadable part may be code that asks about any actor.
      includesAllActors = true;
    }
  }

  private void read(Instruction instruction) {
    List<Integer> actors = ACTOR_OPERANDS.get(instruction.op());
    if (actors != null) {
      includesAllActors |= actors.isEmpty();
      actors.forEach(index -> addQueried(instruction.operand(index)));
    }
    if (isEgoWritten(instruction)) {
      if (instruction.op() == Op.MOVE) {
        addQueried(instruction.operand(1));
      } else {
        includesAllActors = true;
      }
    }
    for (SubOperation each : instruction.subOperations()) {
      for (Operand operand : each.operands()) {
        if (operand instanceof Operand.Nested nested) {
          read(nested.instruction());
        }
      }
    }
  }

  private static boolean isEgoWritten(Instruction instruction) {
    return instruction.op().hasResult() && isEgo(instruction.operand(0));
  }

  private static boolean isEgo(Operand operand) {
    return operand instanceof Operand.Reference reference
        && reference.word() == EngineVariable.EGO.number();
  }

  private void addQueried(Operand actor) {
    if (actor instanceof Operand.Literal literal) {
      actorNumbers.add(literal.value());
    } else {
      // A question about ego adds no actor. An actor that becomes ego is added where a script
      // assigns it to the variable.
      includesAllActors |= !isEgo(actor);
    }
  }
}
