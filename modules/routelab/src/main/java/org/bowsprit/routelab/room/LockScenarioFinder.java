package org.bowsprit.routelab.room;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.script.Script;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.trial.room.LockScenario;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/**
 * Finds the boxes that a room's scripts lock. Each sequence of {@code matrixOps} with plain numbers
 * is one scenario.
 */
final class LockScenarioFinder {

  private final Set<LockScenario> scenarios = new LinkedHashSet<>();
  private final int boxCount;
  private List<Integer> locks = new ArrayList<>();
  private boolean rebuilt;

  private LockScenarioFinder(int boxCount) {
    this.boxCount = boxCount;
  }

  /** Returns the scenarios of a room's entry, exit, local and object scripts, each once. */
  static List<LockScenario> scenarios(Room room) {
    LockScenarioFinder finder = new LockScenarioFinder(room.floor().boxes().count());
    finder.read(room.scripts().entry());
    finder.read(room.scripts().exit());
    room.scripts().locals().forEach(local -> finder.read(local.script()));
    room.objects().forEach(object -> finder.read(object.code().verbs().script()));
    return List.copyOf(finder.scenarios);
  }

  private void read(Script script) {
    ScriptInstructions.of(script).forEach(this::readInstruction);
    finish();
  }

  private void readInstruction(Instruction instruction) {
    boolean changesBoxes = false;
    for (SubOperation sub : instruction.subOperations()) {
      if (sub.op() == SubOp.BOX_FLAGS) {
        changesBoxes = true;
        lock(sub);
      } else if (sub.op() == SubOp.BOX_MATRIX) {
        changesBoxes = true;
        rebuilt = !locks.isEmpty();
      }
    }
    if (!changesBoxes) {
      finish();
    }
  }

  private void lock(SubOperation sub) {
    if (sub.operand(0) instanceof Operand.Literal box
        && sub.operand(1) instanceof Operand.Literal flags
        && (flags.value() & WalkBox.INVISIBLE) != 0
        && box.value() < boxCount) {
      locks.add(box.value());
    }
  }

  private void finish() {
    if (!locks.isEmpty()) {
      scenarios.add(LockScenario.of(locks.stream().sorted().distinct().toList(), rebuilt));
    }
    locks = new ArrayList<>();
    rebuilt = false;
  }
}
