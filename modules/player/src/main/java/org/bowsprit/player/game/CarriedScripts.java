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
 * The running scripts of a game, carried over to a new build. A script continues at the same
 * statement. If this statement has changed, the script restarts unless a scene waits for it.
 */
final class CarriedScripts {

  private final BuiltGame before;
  private final BuiltGame now;
  private final int room;
  private final List<String> restarted = new ArrayList<>();

  /**
   * Prepares to carry scripts over.
   *
   * @param room the current room
   */
  CarriedScripts(BuiltGame before, BuiltGame now, int room) {
    this.before = before;
    this.now = now;
    this.room = room;
  }

  /** Returns the names of the scripts that start again. */
  List<String> restarted() {
    return restarted;
  }

  /**
   * Returns the slots in the new build.
   *
   * @throws NotCarriedException if a script can neither continue nor restart
   */
  List<Slot> slots(List<Slot> slots) {
    return slots.stream().map(this::slot).toList();
  }

  private Slot slot(Slot slot) {
    CodeName code = code(slot.kind(), slot.number());
    OptionalInt position =
        haveSameLocals(code) ? position(code, slot.position()) : OptionalInt.empty();
    if (position.isPresent()) {
      return at(slot, position.getAsInt());
    }
    String name = before.symbols().name(code).orElse(code.toString());
    boolean isScript = code.kind() == CodeName.Kind.GLOBAL || code.kind() == CodeName.Kind.LOCAL;
    if (!isScript || slot.cutscenes() > 0 || now.instructions(code).isEmpty()) {
      throw new NotCarriedException("'" + name + "' was running where it has changed");
    }
    restarted.add(name);
    return at(slot, 0);
  }

  private static Slot at(Slot slot, int position) {
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
   * Returns the levels of the cutscene stack in the new build.
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
                            + before.symbols().name(code).orElse(code.toString())
                            + "' has changed"));
    return new Cutscene(
        level.data(), level.opener(), level.slot(), level.script(), level.kind(), address);
  }

  private CodeName code(ScriptKind kind, int number) {
    return before.symbols().codeOf(kind, number, room);
  }

  /** Returns whether the named locals of some code have the same numbers in both builds. */
  private boolean haveSameLocals(CodeName code) {
    return locals(before, code).equals(locals(now, code));
  }

  private static List<String> locals(BuiltGame game, CodeName code) {
    return game.symbols().code(code).map(CodeSymbols::locals).orElse(List.of()).stream()
        .map((Local local) -> local.slot() + " " + local.name())
        .toList();
  }

  /**
   * Returns the position of the same instruction in the new build. Only the operations of
   * instructions are compared, so that other numbers and texts change nothing.
   */
  private OptionalInt position(CodeName code, int position) {
    List<Instruction> changed = now.instructions(code);
    List<Integer> positions = before.instructions(code).stream().map(Instruction::at).toList();
    List<Op> oldOps = ops(before.instructions(code));
    List<Op> newOps = ops(changed);
    int index = positions.indexOf(position);
    int fromEnd = oldOps.size() - index;
    if (index >= 0 && isEqual(oldOps, newOps, index + 1)) {
      return OptionalInt.of(changed.get(index).at());
    }
    if (index >= 0 && isEqual(reversed(oldOps), reversed(newOps), fromEnd)) {
      return OptionalInt.of(changed.get(newOps.size() - fromEnd).at());
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
