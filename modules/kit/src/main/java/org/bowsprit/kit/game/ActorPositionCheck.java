package org.bowsprit.kit.game;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.bow.declaration.ActorDeclaration;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bow.declaration.ScriptDeclaration;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.script.Script;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.DecodeException;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.ScriptCode;
import org.bowsprit.vm.symbol.CodeName;

/**
 * Reports three mistakes: a script sends an actor to a position outside every room; no script puts
 * the player's actor into a room; the camera follows another actor when the game begins.
 */
final class ActorPositionCheck {

  /** The actor that the player controls in a new game. */
  private static final int PLAYER_ACTOR = 1;

  /** The instructions with an actor, a column and a row, and their words in the language. */
  private static final Map<Op, String> POSITION_OPS =
      Map.of(Op.WALK_ACTOR_TO, "walk", Op.PUT_ACTOR, "put");

  /** The names of the scripts that prepare a new game. */
  private static final Set<String> START_SCRIPTS = Set.of("boot", "begin");

  private final GameDeclaration game;
  private final int maxWidth;
  private final int maxHeight;
  private final SourceReport report;
  private final Set<Integer> followedActors = new TreeSet<>();
  private boolean isPlayerPlaced;
  private boolean mayFollowPlayer;
  private boolean isPlayerChosen;

  /**
   * Creates a check of a game.
   *
   * @param maxWidth the width of the widest room in pixels
   * @param maxHeight the height of the highest room in pixels
   */
  ActorPositionCheck(GameDeclaration game, int maxWidth, int maxHeight, SourceReport report) {
    this.game = game;
    this.maxWidth = maxWidth;
    this.maxHeight = maxHeight;
    this.report = report;
  }

  void check() {
    game.scripts().forEach(script -> checkCode(CodeName.global(script.number()), script.code()));
    game.rooms().forEach(this::checkRoom);
    if (!isPlayerChosen) {
      actor(PLAYER_ACTOR).ifPresent(this::checkPlayer);
    }
  }

  private void checkPlayer(ActorDeclaration player) {
    if (!isPlayerPlaced) {
      warnNotPlaced(player);
    } else if (!mayFollowPlayer) {
      followedActors.stream()
          .findFirst()
          .flatMap(this::actor)
          .ifPresent(each -> warnCameraFollows(each, player));
    }
  }

  private Optional<ActorDeclaration> actor(int number) {
    return game.actors().stream().filter(each -> each.number() == number).findFirst();
  }

  private void warnCameraFollows(ActorDeclaration other, ActorDeclaration player) {
    report.warning(
        player.position(),
        ("the player controls '%s', because it is actor 1, but the camera follows '%s': declare"
                + " '%s' first, or write '%s @ 1'")
            .formatted(player.name(), other.name(), other.name(), other.name()));
  }

  private void warnNotPlaced(ActorDeclaration actor) {
    report.warning(
        actor.position(),
        ("no script puts '%s' into a room: write 'put %s at x, y in %s' where the game begins; the"
                + " player controls '%s', because it is actor 1")
            .formatted(actor.name(), actor.name(), game.rooms().get(0).name(), actor.name()));
  }

  private void checkRoom(RoomDeclaration room) {
    checkCode(CodeName.entry(room.number()), room.entry());
    checkCode(CodeName.exit(room.number()), room.exit());
    for (ScriptDeclaration script : room.scripts()) {
      checkCode(CodeName.local(room.number(), script.number()), script.code());
    }
    for (ObjectDeclaration object : room.objects()) {
      Script script = object.verbs().script();
      checkCode(
          CodeName.object(room.number(), object.number()),
          ScriptCode.of(InstructionSet.V5, script),
          VerbEntries.codeStart(object.verbs().entries().size()));
    }
  }

  private void checkCode(CodeName name, Bytes code) {
    checkCode(name, new ScriptCode(InstructionSet.V5, code.toArray()), 0);
  }

  /**
   * Checks code. Assembler text may contain bytes that are not an instruction; the code after such
   * bytes is not checked.
   */
  private void checkCode(CodeName name, ScriptCode code, int first) {
    try {
      for (int position = first; position < code.length(); ) {
        Instruction instruction = code.instruction(position);
        inspect(name, instruction);
        position = instruction.nextOffset();
      }
    } catch (DecodeException e) {
      return;
    }
  }

  private void inspect(CodeName name, Instruction instruction) {
    if (instruction.op() == Op.PUT_ACTOR_IN_ROOM) {
      isPlayerPlaced |= mayBePlayer(instruction.operand(0));
    }
    if (instruction.op() == Op.ACTOR_FOLLOW_CAMERA) {
      recordFollowedActor(instruction.operand(0), isStartScript(name));
    }
    mayFollowPlayer |= instruction.op() == Op.LOAD_ROOM_WITH_EGO && isStartScript(name);
    isPlayerChosen |= choosesPlayer(instruction);
    if (POSITION_OPS.containsKey(instruction.op())) {
      checkPosition(name, instruction, 1, maxWidth, "column %s, but the widest room has %s");
    }
    // The row of a put actor is not checked, because games hide actors above and below all rooms.
    if (instruction.op() == Op.WALK_ACTOR_TO) {
      checkPosition(name, instruction, 2, maxHeight, "row %s, but the highest room has %s");
    }
  }

  private boolean isStartScript(CodeName name) {
    return game.scripts().stream()
        .filter(each -> START_SCRIPTS.contains(each.name()))
        .anyMatch(each -> CodeName.global(each.number()).equals(name));
  }

  /**
   * Records an actor that the camera follows. In later scenes of a game, the camera may also follow
   * other actors for a while.
   */
  private void recordFollowedActor(Operand actor, boolean isBeginning) {
    if (isBeginning && actor instanceof Operand.Literal number) {
      followedActors.add(number.value());
    }
    mayFollowPlayer |= mayBePlayer(actor);
  }

  /**
   * Returns whether an instruction lets the player control an actor other than actor 1, or an actor
   * from a variable.
   */
  private static boolean choosesPlayer(Instruction instruction) {
    return instruction.op() == Op.MOVE
        && instruction.operand(0) instanceof Operand.Reference variable
        && variable.word() == EngineVariable.EGO.number()
        && !(instruction.operand(1) instanceof Operand.Literal number
            && number.value() == PLAYER_ACTOR);
  }

  private void checkPosition(
      CodeName name, Instruction instruction, int operand, int limit, String message) {
    if (instruction.operand(operand) instanceof Operand.Literal coordinate
        && coordinate.value() > limit) {
      game.symbols()
          .line(name, instruction.offset())
          .ifPresent(
              line ->
                  report.warning(
                      report.startOfLine(line.file(), line.line()),
                      "'%s' leads to "
                          .formatted(POSITION_OPS.get(instruction.op()))
                          .concat(message.formatted(coordinate.value(), limit))));
    }
  }

  /** Returns whether an operand may be actor 1. A variable may contain any actor. */
  private static boolean mayBePlayer(Operand actor) {
    return !(actor instanceof Operand.Literal number) || number.value() == PLAYER_ACTOR;
  }
}
