package org.bowsprit.routelab.room;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Collects data from the global scripts of a game, so that the walks in other scripts can be found.
 * The data are the positions at which actors are placed, and the scripts that make an actor walk to
 * a point from their arguments. A statement that starts such a script counts as a walk.
 */
final class GlobalWalks {

  private static final Logger LOG = LoggerFactory.getLogger(GlobalWalks.class);

  /** The number of values that describe a walk or a position: an actor, x and y. */
  static final int WALK_VALUE_COUNT = 3;

  private final Map<Integer, Map<Integer, Point>> actorPositions = new HashMap<>();

  /**
   * For each script that walks an actor, the indices of the arguments that contain the actor, x and
   * y.
   */
  private final Map<Integer, List<Integer>> walkingScripts = new HashMap<>();

  /** Reads the global scripts of a game; those that cannot be read are left out and logged. */
  GlobalWalks(GameResources game) {
    for (int id : game.ids(ResourceKind.SCRIPT)) {
      try {
        game.script(id).ifPresent(script -> read(id, ScriptInstructions.of(script)));
      } catch (FormatException e) {
        LOG.warn("Script {} is left out: {}", id, e.getMessage());
      }
    }
  }

  private void read(int id, List<Instruction> instructions) {
    Map<Integer, Integer> roomsByActor = new HashMap<>();
    for (Instruction instruction : instructions) {
      List<Integer> numbers = PlainNumbers.of(instruction.operands());
      if (instruction.op() == Op.PUT_ACTOR_IN_ROOM && numbers.size() == 2) {
        roomsByActor.put(numbers.get(0), numbers.get(1));
      } else if (instruction.op() == Op.PUT_ACTOR
          && numbers.size() == WALK_VALUE_COUNT
          && roomsByActor.containsKey(numbers.get(0))) {
        actorPositions
            .computeIfAbsent(roomsByActor.get(numbers.get(0)), room -> new HashMap<>())
            .put(numbers.get(0), new Point(numbers.get(1), numbers.get(2)));
      } else if (instruction.op() == Op.WALK_ACTOR_TO) {
        List<Integer> argumentIndices =
            instruction.operands().stream()
                .map(GlobalWalks::argument)
                .flatMap(Optional::stream)
                .toList();
        if (argumentIndices.size() == WALK_VALUE_COUNT) {
          walkingScripts.putIfAbsent(id, argumentIndices);
        }
      }
    }
  }

  /**
   * Returns the index of the argument that an operand refers to; empty if the operand is not a
   * local variable.
   */
  private static Optional<Integer> argument(Operand operand) {
    return operand instanceof Operand.Reference reference
            && !reference.isIndexed()
            && (reference.word() & Operand.Reference.BIT_VARIABLE_BIT) == 0
            && (reference.word() & Operand.Reference.LOCAL_BIT) != 0
        ? Optional.of(reference.word() & ~Operand.Reference.LOCAL_BIT)
        : Optional.empty();
  }

  /** Returns the positions at which actors are placed in a room, by actor. */
  Map<Integer, Point> actorPositions(int room) {
    return actorPositions.getOrDefault(room, Map.of());
  }

  /**
   * Returns the actor, x and y of the walk that a {@code startScript} instruction starts; empty if
   * the instruction starts no walk.
   */
  List<Integer> walkOf(Instruction start) {
    if (!(start.operand(0) instanceof Operand.Literal script)
        || !(start.operand(1) instanceof Operand.Arguments passedArguments)
        || !walkingScripts.containsKey(script.value())) {
      return List.of();
    }
    List<Integer> numbers =
        PlainNumbers.of(passedArguments.elements().stream().map(Operand.Element::value).toList());
    List<Integer> argumentIndices = walkingScripts.get(script.value());
    return argumentIndices.stream().allMatch(argument -> argument < numbers.size())
        ? argumentIndices.stream().map(numbers::get).toList()
        : List.of();
  }
}
