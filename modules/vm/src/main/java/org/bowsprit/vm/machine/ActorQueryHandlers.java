package org.bowsprit.vm.machine;

import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.port.ActorQueryPort;
import org.bowsprit.vm.port.ObjectPort;

/** Handlers for queries about actors and distances (spec 06 §7). */
final class ActorQueryHandlers {

  /** The distance to an actor or object that cannot be reached. */
  private static final int UNREACHABLE = 255;

  private static final int NOT_LOCATED = -1;

  /** A query about one actor. */
  @FunctionalInterface
  private interface ActorQuery {
    int answer(ActorQueryPort actors, int actor);
  }

  private ActorQueryHandlers() {}

  static void bind(HandlerTable table) {
    table.bind(Op.GET_ACTOR_ROOM, ActorQueryHandlers::writeRoom);
    table.bind(Op.GET_ACTOR_X, ActorQueryHandlers::writeX);
    table.bind(Op.GET_ACTOR_Y, ActorQueryHandlers::writeY);
    table.bind(Op.GET_ACTOR_ELEVATION, handlerOf(ActorQueryPort::elevation));
    table.bind(Op.GET_ANIM_COUNTER, handlerOf(ActorQueryPort::animationCounter));
    table.bind(Op.GET_ACTOR_SCALE, handlerOf(ActorQueryPort::scale));
    table.bind(Op.GET_ACTOR_MOVING, handlerOf(ActorQueryPort::moving));
    table.bind(Op.GET_ACTOR_FACING, handlerOf(ActorQueryPort::facing));
    table.bind(Op.GET_ACTOR_WIDTH, handlerOf(ActorQueryPort::width));
    table.bind(Op.GET_ACTOR_COSTUME, handlerOf(ActorQueryPort::costume));
    table.bind(Op.GET_ACTOR_WALK_BOX, handlerOf(ActorQueryPort::walkBox));
    table.bind(Op.GET_CLOSEST_OBJ_ACTOR, ActorQueryHandlers::writeClosestActor);
    table.bind(Op.GET_DIST, ActorQueryHandlers::writeDistance);
    table.bind(Op.ACTOR_FROM_POS, ActorQueryHandlers::writeActorAt);
  }

  private static ActorQueryPort actors(VirtualMachine machine) {
    return machine.ports().actorQueries();
  }

  private static Handler handlerOf(ActorQuery query) {
    return (machine, instruction) -> {
      int target = machine.resultWord(instruction);
      int actor = machine.actor(machine.value(instruction, 1));
      machine.memory().write(target, query.answer(actors(machine), actor));
    };
  }

  private static void writeRoom(VirtualMachine machine, Instruction instruction) {
    int target = machine.resultWord(instruction);
    int actor = machine.value(instruction, 1);
    machine.memory().write(target, machine.isActor(actor) ? actors(machine).room(actor) : 0);
  }

  private static void writeX(VirtualMachine machine, Instruction instruction) {
    int target = machine.resultWord(instruction);
    int id = machine.value(instruction, 1);
    ObjectPort objects = machine.ports().objects();
    int x;
    if (id < 0) {
      x = 0;
    } else if (machine.isActor(id)) {
      x = actors(machine).x(id);
    } else {
      x = objects.hasPosition(id) ? objects.x(id) : NOT_LOCATED;
    }
    machine.memory().write(target, x);
  }

  private static void writeY(VirtualMachine machine, Instruction instruction) {
    int target = machine.resultWord(instruction);
    int id = machine.value(instruction, 1);
    ObjectPort objects = machine.ports().objects();
    int y;
    if (id < 0) {
      y = 0;
    } else if (machine.isActor(id)) {
      y = actors(machine).y(id);
    } else {
      y = objects.hasPosition(id) ? objects.y(id) : NOT_LOCATED;
    }
    machine.memory().write(target, y);
  }

  private static void writeClosestActor(VirtualMachine machine, Instruction instruction) {
    int target = machine.resultWord(instruction);
    int id = machine.value(instruction, 1);
    int closest = UNREACHABLE;
    int shortestDistance = UNREACHABLE;
    int firstActor = Math.max(machine.get(EngineVariable.ACTOR_RANGE_MIN), 0);
    int lastActor = Math.min(machine.get(EngineVariable.ACTOR_RANGE_MAX), UNREACHABLE);
    for (int actor = lastActor; actor >= firstActor; actor--) {
      int distance = machine.isActor(actor) ? actors(machine).distance(id, actor) : UNREACHABLE;
      if (distance < shortestDistance) {
        shortestDistance = distance;
        closest = actor;
      }
    }
    machine.memory().write(target, closest);
  }

  private static void writeDistance(VirtualMachine machine, Instruction instruction) {
    int target = machine.resultWord(instruction);
    int first = machine.value(instruction, 1);
    int second = machine.value(instruction, 2);
    machine.memory().write(target, actors(machine).distance(first, second));
  }

  private static void writeActorAt(VirtualMachine machine, Instruction instruction) {
    int target = machine.resultWord(instruction);
    int x = machine.value(instruction, 1);
    machine.memory().write(target, actors(machine).at(x, machine.value(instruction, 2)));
  }
}
