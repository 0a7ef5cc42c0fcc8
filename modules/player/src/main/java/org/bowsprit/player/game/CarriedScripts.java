package org.bowsprit.player.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.VmState.Cutscene;
import org.bowsprit.vm.VmState.Slot;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.CodeSymbols;
import org.bowsprit.vm.symbol.CodeSymbols.Local;

/**
 * Carries the running scripts of a game over to a new build. A script continues at the same
 * statement. If this statement has changed, the script restarts. A script cannot restart while it
 * runs a cutscene.
 */
final class CarriedScripts {

  private final BuiltGame oldBuild;
  private final BuiltGame newBuild;
  private final int room;
  private final List<String> restartedScripts = new ArrayList<>();

  /**
   * Prepares to carry scripts over.
   *
   * @param room the current room
   */
  CarriedScripts(BuiltGame oldBuild, BuiltGame newBuild, int room) {
    this.oldBuild = oldBuild;
    this.newBuild = newBuild;
    this.room = room;
  }

  /** Returns the names of the scripts that start again. */
  List<String> restartedScripts() {
    return restartedScripts;
  }

  /**
   * Returns the script slots for the new build.
   *
   * @throws NotCarriedException if a script can neither continue nor restart
   */
  List<Slot> slots(List<Slot> slots) {
    return slots.stream().map(this::slot).toList();
  }

  private Slot slot(Slot slot) {
    CodeName code = code(slot.kind(), slot.number());
    OptionalInt position =
        hasSameLocals(code) ? position(code, slot.position()) : OptionalInt.empty();
    if (position.isPresent()) {
      return withPosition(slot, position.getAsInt());
    }
    String name = oldBuild.symbols().name(code).orElse(code.toString());
    boolean isScript = code.kind() == CodeName.Kind.GLOBAL || code.kind() == CodeName.Kind.LOCAL;
    if (!isScript || slot.cutscenes() > 0 || newBuild.instructions(code).isEmpty()) {
      throw new NotCarriedException("'" + name + "' was running at a statement that has changed");
    }
    restartedScripts.add(name);
    return withPosition(slot, 0);
  }

  private static Slot withPosition(Slot slot, int position) {
    return new Slot(
        slot.index(),
        slot.number(),
        slot.kind(),
        position,
        slot.status(),
        slot.freezeCount(),
        slot.freezeResistant(),
        slot.recursive(),
        slot.delay(),
        slot.didExecute(),
        slot.cutscenes(),
        slot.locals());
  }

  /**
   * Returns the levels of the cutscene stack for the new build.
   *
   * @throws NotCarriedException if the statements after a skip have changed
   */
  List<Cutscene> cutscenes(List<Cutscene> levels) {
    return levels.stream().map(this::cutscene).toList();
  }

  private Cutscene cutscene(Cutscene level) {
    if (level.slot() == 0) {
      return level;
    }
    CodeName code = code(level.kind(), level.script());
    int address =
        position(code, level.address())
            .orElseThrow(
                () ->
                    new NotCarriedException(
                        "the override of '"
                            + oldBuild.symbols().name(code).orElse(code.toString())
                            + "' has changed"));
    return new Cutscene(
        level.data(), level.opener(), level.slot(), level.script(), level.kind(), address);
  }

  private CodeName code(ScriptKind kind, int number) {
    return oldBuild.symbols().codeOf(kind, number, room);
  }

  /** Returns whether the named local variables of a script have the same numbers in both builds. */
  private boolean hasSameLocals(CodeName code) {
    return locals(oldBuild, code).equals(locals(newBuild, code));
  }

  private static List<String> locals(BuiltGame game, CodeName code) {
    return game.symbols().code(code).map(CodeSymbols::locals).orElse(List.of()).stream()
        .map((Local local) -> local.slot() + " " + local.name())
        .toList();
  }

  /**
   * Returns the position of the same instruction in the new build. Only the operations of
   * instructions are compared, so that changed numbers and texts have no effect.
   */
  private OptionalInt position(CodeName code, int position) {
    List<Instruction> newInstructions = newBuild.instructions(code);
    List<Integer> positions =
        oldBuild.instructions(code).stream().map(Instruction::offset).toList();
    List<Op> oldOps = ops(oldBuild.instructions(code));
    List<Op> newOps = ops(newInstructions);
    int index = positions.indexOf(position);
    int fromEnd = oldOps.size() - index;
    if (index >= 0 && isEqual(oldOps, newOps, index + 1)) {
      return OptionalInt.of(newInstructions.get(index).offset());
    }
    if (index >= 0 && isEqual(reversed(oldOps), reversed(newOps), fromEnd)) {
      return OptionalInt.of(newInstructions.get(newOps.size() - fromEnd).offset());
    }
    return OptionalInt.empty();
  }

  private static List<Op> ops(List<Instruction> instructions) {
    return instructions.stream().map(Instruction::op).toList();
  }

  private static List<Op> reversed(List<Op> ops) {
    List<Op> reversed = new ArrayList<>(ops);
    Collections.reverse(reversed);
    return reversed;
  }

  /** Returns whether the first operations of two lists are equal. */
  private static boolean isEqual(List<Op> a, List<Op> b, int count) {
    return b.size() >= count && a.subList(0, count).equals(b.subList(0, count));
  }
}
