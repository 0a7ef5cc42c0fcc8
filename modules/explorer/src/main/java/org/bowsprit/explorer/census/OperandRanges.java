package org.bowsprit.explorer.census;

import java.util.HashSet;
import java.util.Set;
import org.bowsprit.actors.Cast;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.code.Operand.Reference;

/** Checks whether the numbers of operands are valid in a game, according to its index and rooms. */
final class OperandRanges {

  private static final int FIRST_PSEUDO_ROOM = 0x80;
  private static final int LAST_LOCAL = 24;
  private static final int LAST_CLASS = 32;
  private static final int CLASS_IS_SET = 0x80;

  private final GameResources game;
  private final Set<String> locals = new HashSet<>();

  OperandRanges(GameResources game) {
    this.game = game;
    for (int room : game.roomIds()) {
      try {
        game.room(room)
            .ifPresent(
                found ->
                    found
                        .scripts()
                        .locals()
                        .forEach(local -> locals.add(room + ":" + local.number())));
      } catch (FormatException damaged) {
        // An unreadable room has no scripts.
      }
    }
  }

  /**
   * Returns whether a number is valid for an operand.
   *
   * @param role the operand's name in the instruction definitions
   * @param room the room that contains the code, 0 for none
   * @param boxes the number of boxes in that room, −1 for none
   */
  boolean has(String role, int value, int room, int boxes) {
    return switch (role) {
      case "actor" -> value >= 0 && value < Cast.SIZE;
      case "object", "objectA", "objectB", "actorOrObject" ->
          value >= 0 && value < game.index().objects().size();
      case "script" -> hasScript(value, room);
      case "sound" -> value == 0 || hasResource(ResourceKind.SOUND, value);
      case "costume" -> value == 0 || hasResource(ResourceKind.COSTUME, value);
      case "charset" -> hasResource(ResourceKind.CHARSET, value);
      case "room" -> value == 0 || value >= FIRST_PSEUDO_ROOM || game.hasRoom(value);
      case "string", "source", "dest" -> value >= 0 && value < game.index().limits().arrays();
      case "box" -> boxes < 0 || value < boxes;
      case "classes" -> (value & ~CLASS_IS_SET) <= LAST_CLASS;
      default -> true;
    };
  }

  private boolean hasScript(int number, int room) {
    if (ScriptKind.ofNumber(number) == ScriptKind.GLOBAL) {
      return number == 0 || hasResource(ResourceKind.SCRIPT, number);
    }
    // Global code starts scripts of the current room, which is not known here.
    return room == 0 || locals.contains(room + ":" + number);
  }

  private boolean hasResource(ResourceKind kind, int number) {
    return kind.directory(game.index()).entry(number).isPresent();
  }

  /** Returns whether a variable exists. An index is ignored. */
  boolean hasVariable(Reference reference) {
    int word = reference.word() & ~Reference.INDEXED_BIT;
    if ((word & Reference.BIT_VARIABLE_BIT) != 0) {
      return (word & ~Reference.BIT_VARIABLE_BIT) < game.index().limits().bitVariables();
    }
    if ((word & Reference.LOCAL_BIT) != 0) {
      return (word & ~Reference.LOCAL_BIT) <= LAST_LOCAL;
    }
    return word < game.index().limits().variables();
  }
}
