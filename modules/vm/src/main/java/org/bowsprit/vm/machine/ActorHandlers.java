package org.bowsprit.vm.machine;

import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.port.ActorPort;
import org.bowsprit.vm.port.ActorSettingsPort;
import org.bowsprit.vm.port.ScriptException;

/** Handlers for placing, moving and changing actors (spec 06 §7). */
final class ActorHandlers {

  private static final int COLOR_SLOTS = 32;

  private ActorHandlers() {}

  static void bind(HandlerTable table) {
    table.bind(Op.PUT_ACTOR, ActorHandlers::put);
    table.bind(Op.PUT_ACTOR_IN_ROOM, ActorHandlers::putInRoom);
    table.bind(Op.PUT_ACTOR_AT_OBJECT, ActorHandlers::putAtObject);
    table.bind(Op.WALK_ACTOR_TO, ActorHandlers::walk);
    table.bind(Op.WALK_ACTOR_TO_OBJECT, ActorHandlers::walkToObject);
    table.bind(Op.WALK_ACTOR_TO_ACTOR, ActorHandlers::walkToActor);
    table.bind(Op.FACE_ACTOR, ActorHandlers::face);
    table.bind(Op.ANIMATE_COSTUME, ActorHandlers::animate);
    table.bind(Op.ACTOR_OPS, ActorHandlers::change);
    table.bind(Op.ACTOR_OPS_V4, ActorHandlers::change);
  }

  private static ActorPort actors(VirtualMachine machine) {
    return machine.ports().actors();
  }

  private static int actor(VirtualMachine machine, Instruction instruction) {
    return machine.actor(machine.value(instruction, 0));
  }

  private static void put(VirtualMachine machine, Instruction instruction) {
    int actor = actor(machine, instruction);
    int x = machine.value(instruction, 1);
    actors(machine).place(actor, x, machine.value(instruction, 2));
    machine.roomChange().actorPlaced(actor);
  }

  private static void putInRoom(VirtualMachine machine, Instruction instruction) {
    int actor = actor(machine, instruction);
    int room = machine.value(instruction, 1);
    actors(machine).moveToRoom(actor, room);
    if (room == 0) {
      machine.roomChange().actorPlaced(actor);
    }
  }

  private static void putAtObject(VirtualMachine machine, Instruction instruction) {
    int actor = actor(machine, instruction);
    actors(machine).placeAtObject(actor, machine.value(instruction, 1));
    machine.roomChange().actorPlaced(actor);
  }

  private static void walk(VirtualMachine machine, Instruction instruction) {
    int actor = actor(machine, instruction);
    int x = machine.value(instruction, 1);
    actors(machine).walkTo(actor, x, machine.value(instruction, 2));
  }

  private static void walkToObject(VirtualMachine machine, Instruction instruction) {
    int actor = actor(machine, instruction);
    actors(machine).walkToObject(actor, machine.value(instruction, 1));
  }

  private static void walkToActor(VirtualMachine machine, Instruction instruction) {
    int actor = machine.value(instruction, 0);
    int target = machine.value(instruction, 1);
    int distance = machine.value(instruction, 2);
    if (machine.isActor(actor) && machine.isActor(target)) {
      actors(machine).walkToActor(actor, target, distance);
    }
  }

  private static void face(VirtualMachine machine, Instruction instruction) {
    int actor = machine.value(instruction, 0);
    int target = machine.value(instruction, 1);
    if (machine.isActor(actor)) {
      actors(machine).face(actor, target);
    }
  }

  private static void animate(VirtualMachine machine, Instruction instruction) {
    int actor = machine.value(instruction, 0);
    int code = machine.value(instruction, 1);
    if (machine.isActor(actor)) {
      actors(machine).animate(actor, code);
    }
  }

  private static void change(VirtualMachine machine, Instruction instruction) {
    int actor = actor(machine, instruction);
    for (SubOperation sub : instruction.subOperations()) {
      apply(machine, actor, sub);
    }
    machine.ports().actorSettings().changed(actor);
  }

  private static void apply(VirtualMachine machine, int actor, SubOperation sub) {
    ActorSettingsPort settings = machine.ports().actorSettings();
    switch (sub.op().meaning()) {
      case ACTOR_INIT -> settings.reset(actor);
      case ACTOR_DEFAULT_CHORES -> settings.setDefaultChores(actor);
      case ACTOR_NEVER_ZCLIP -> settings.setClip(actor, 0);
      case ACTOR_IGNORE_BOXES -> setIgnoreBoxes(machine, actor, true);
      case ACTOR_FOLLOW_BOXES -> setIgnoreBoxes(machine, actor, false);
      case ACTOR_NAME -> settings.setName(actor, ((Operand.Text) sub.operand(0)).text());
      case ACTOR_UNKNOWN, ACTOR_NOTHING, ACTOR_NO_OPERATION -> {
        // The operands of these sub-operations have no meaning.
      }
      case ACTOR_WALK_SPEED, ACTOR_TALK_CHORES, ACTOR_PALETTE, ACTOR_SCALE ->
          applyPair(settings, actor, sub, machine.value(sub, 0), machine.value(sub, 1));
      default -> applyNumber(settings, actor, sub, machine.value(sub, 0));
    }
  }

  private static void setIgnoreBoxes(VirtualMachine machine, int actor, boolean ignoresBoxes) {
    machine.ports().actorSettings().setIgnoreBoxes(actor, ignoresBoxes);
    if (machine.ports().actorQueries().room(actor) == machine.get(EngineVariable.ROOM)) {
      machine.roomChange().actorPlaced(actor);
    }
  }

  private static void applyPair(
      ActorSettingsPort settings, int actor, SubOperation sub, int first, int second) {
    switch (sub.op().meaning()) {
      case ACTOR_WALK_SPEED -> settings.setWalkSpeed(actor, first, second);
      case ACTOR_TALK_CHORES -> settings.setTalkChores(actor, first, second);
      case ACTOR_PALETTE -> settings.setColor(actor, colorSlot(first), second);
      default -> settings.setScale(actor, first, second);
    }
  }

  private static int colorSlot(int slot) {
    if (slot < 0 || slot >= COLOR_SLOTS) {
      throw new ScriptException("an actor has colours 0 to 31, not " + slot);
    }
    return slot;
  }

  private static void applyNumber(
      ActorSettingsPort settings, int actor, SubOperation sub, int value) {
    switch (sub.op().meaning()) {
      case ACTOR_COSTUME -> settings.setCostume(actor, value);
      case ACTOR_SOUND -> settings.setStepSound(actor, value);
      case ACTOR_WALK_CHORE -> settings.setWalkChore(actor, value);
      case ACTOR_STAND_CHORE -> settings.setStandChore(actor, value);
      case ACTOR_INIT_CHORE -> settings.setInitChore(actor, value);
      case ACTOR_ELEVATION -> settings.setElevation(actor, value);
      case ACTOR_TALK_COLOR -> settings.setTalkColor(actor, value);
      case ACTOR_WIDTH -> settings.setWidth(actor, value);
      case ACTOR_V4_SCALE -> settings.setScale(actor, value, value);
      case ACTOR_ZCLIP -> settings.setClip(actor, value);
      case ACTOR_ANIM_SPEED -> settings.setAnimationSpeed(actor, value);
      case ACTOR_SHADOW_MODE -> settings.setShadowMode(actor, value);
      default -> throw new IllegalStateException("there is no handler for " + sub.op());
    }
  }
}
