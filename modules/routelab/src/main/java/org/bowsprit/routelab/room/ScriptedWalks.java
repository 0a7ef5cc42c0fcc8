package org.bowsprit.routelab.room;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.script.Script;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.trial.room.LockScenario;
import org.bowsprit.trial.room.Question;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/**
 * Finds the walks in a room's entry and local scripts: a script puts an actor at a position and
 * then walks it to a point or an object, all given as plain numbers. The boxes that the script
 * locks before a walk are recorded with the walk. Branches are ignored.
 */
final class ScriptedWalks {

  private final GlobalWalks global;
  private final Room room;
  private final Set<Question> walks = new LinkedHashSet<>();

  /** The known positions of actors, by actor. */
  private final Map<Integer, Point> positions = new HashMap<>();

  /** The actors whose assumed position is the goal of a walk, which they may not have reached. */
  private final Set<Integer> actorsAtAssumedPositions = new HashSet<>();

  private final Set<Integer> locks = new TreeSet<>();
  private boolean isRebuilt;

  private ScriptedWalks(GlobalWalks global, Room room) {
    this.global = global;
    this.room = room;
  }

  /** Returns the walks of a room without duplicates, in the order of its scripts. */
  static List<Question> of(GlobalWalks global, int id, Room room) {
    ScriptedWalks finder = new ScriptedWalks(global, room);
    finder.read(room.scripts().entry(), global.actorPositions(id));
    room.scripts()
        .locals()
        .forEach(local -> finder.read(local.script(), global.actorPositions(id)));
    return List.copyOf(finder.walks);
  }

  private void read(Script script, Map<Integer, Point> initialPositions) {
    positions.clear();
    positions.putAll(initialPositions);
    actorsAtAssumedPositions.clear();
    locks.clear();
    isRebuilt = false;
    ScriptInstructions.of(script).forEach(this::readInstruction);
  }

  private void readInstruction(Instruction instruction) {
    List<Operand> operands = instruction.operands();
    if (instruction.op() == Op.PUT_ACTOR) {
      putActor(PlainNumbers.of(operands));
    } else if (instruction.op() == Op.WALK_ACTOR_TO) {
      addWalk(PlainNumbers.of(operands));
    } else if (instruction.op() == Op.WALK_ACTOR_TO_OBJECT) {
      addWalkToObject(PlainNumbers.of(operands));
    } else if (instruction.op() == Op.START_SCRIPT) {
      addWalk(global.walkOf(instruction));
    }
    instruction.subOperations().forEach(this::readChange);
  }

  private void putActor(List<Integer> numbers) {
    if (numbers.size() == GlobalWalks.WALK_VALUE_COUNT) {
      positions.put(numbers.get(0), new Point(numbers.get(1), numbers.get(2)));
      actorsAtAssumedPositions.remove(numbers.get(0));
    }
  }

  private void addWalk(List<Integer> numbers) {
    if (numbers.size() == GlobalWalks.WALK_VALUE_COUNT) {
      addWalk(numbers.get(0), new Point(numbers.get(1), numbers.get(2)));
    }
  }

  private void addWalkToObject(List<Integer> numbers) {
    if (numbers.size() == 2) {
      room.objects().stream()
          .filter(object -> object.id() == numbers.get(1))
          .map(object -> object.code().header())
          .map(header -> new Point(header.walkX(), header.walkY()))
          .findFirst()
          .ifPresent(point -> addWalk(numbers.get(0), point));
    }
  }

  private void addWalk(int actor, Point goal) {
    Point start = positions.put(actor, goal);
    boolean isRepeated = !actorsAtAssumedPositions.add(actor) && goal.equals(start);
    if (start != null && !isRepeated) {
      walks.add(new Question(Question.SCRIPTED, scenario(), start, goal));
    }
  }

  private LockScenario scenario() {
    return locks.isEmpty() && !isRebuilt
        ? LockScenario.NONE
        : LockScenario.of(List.copyOf(locks), isRebuilt);
  }

  private void readChange(SubOperation sub) {
    if (sub.op() == SubOp.BOX_MATRIX) {
      isRebuilt = true;
    } else if (sub.op() == SubOp.BOX_FLAGS) {
      List<Integer> numbers = PlainNumbers.of(sub.operands());
      if (numbers.size() == 2 && numbers.get(0) < room.floor().boxes().count()) {
        setFlags(numbers.get(0), numbers.get(1));
      }
    }
  }

  private void setFlags(int box, int flags) {
    if ((flags & WalkBox.INVISIBLE) == 0) {
      locks.remove(box);
    } else {
      locks.add(box);
    }
  }
}
