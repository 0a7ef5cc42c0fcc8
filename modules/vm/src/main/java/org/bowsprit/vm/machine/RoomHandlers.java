package org.bowsprit.vm.machine;

import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.port.BoxPort;
import org.bowsprit.vm.port.CameraPort;
import org.bowsprit.vm.port.ResourcePort;
import org.bowsprit.vm.port.ResourcePort.Kind;
import org.bowsprit.vm.port.ScreenPort;

/** Handlers for rooms, camera, light, boxes and resources (spec 06 §6, §11). */
final class RoomHandlers {

  /** The lowest room number that is an alias. */
  private static final int FIRST_ALIAS = 0x80;

  private static final int LIGHTS_OF_ROOM_MODE = 0;
  private static final int FLASHLIGHT_MODE = 1;

  private RoomHandlers() {}

  static void bind(HandlerTable table) {
    table.bind(Op.LOAD_ROOM, (machine, i) -> machine.roomChange().enter(machine.value(i, 0)));
    table.bind(Op.LOAD_ROOM_WITH_EGO, RoomHandlers::loadRoomWithEgo);
    table.bind(Op.PSEUDO_ROOM, RoomHandlers::setAliases);
    table.bind(Op.SET_CAMERA_AT, (machine, i) -> camera(machine).jumpTo(machine.value(i, 0)));
    table.bind(Op.PAN_CAMERA_TO, (machine, i) -> camera(machine).panTo(machine.value(i, 0)));
    table.bind(
        Op.ACTOR_FOLLOW_CAMERA,
        (machine, i) -> machine.roomChange().follow(machine.actor(machine.value(i, 0))));
    table.bind(Op.LIGHTS, RoomHandlers::setLights);
    table.bind(Op.MATRIX_OPS, RoomHandlers::changeBoxes);
    table.bind(Op.DRAW_BOX, RoomHandlers::drawBox);
    table.bind(Op.ROOM_OPS, new RoomOperations());
    table.bind(Op.RESOURCE_ROUTINES, RoomHandlers::handleResource);
  }

  private static CameraPort camera(VirtualMachine machine) {
    return machine.ports().camera();
  }

  private static void loadRoomWithEgo(VirtualMachine machine, Instruction instruction) {
    machine
        .roomChange()
        .enterWithEgo(
            machine.value(instruction, 0),
            machine.value(instruction, 1),
            machine.value(instruction, 2),
            machine.value(instruction, 3));
  }

  private static void setAliases(VirtualMachine machine, Instruction instruction) {
    int physicalRoom = machine.value(instruction, 0);
    for (int alias : ((Operand.Numbers) instruction.operand(1)).values()) {
      if (alias >= FIRST_ALIAS) {
        machine.ports().rooms().setAlias(alias, physicalRoom);
      }
    }
  }

  private static void setLights(VirtualMachine machine, Instruction instruction) {
    int first = machine.value(instruction, 0);
    int second = machine.value(instruction, 1);
    int mode = machine.value(instruction, 2);
    ScreenPort screen = machine.ports().screen();
    if (mode == LIGHTS_OF_ROOM_MODE) {
      machine.set(EngineVariable.CURRENT_LIGHTS, first);
      screen.redraw();
    } else if (mode == FLASHLIGHT_MODE) {
      screen.setFlashlight(first, second);
    } else {
      screen.redraw();
    }
  }

  private static void changeBoxes(VirtualMachine machine, Instruction instruction) {
    BoxPort boxes = machine.ports().boxes();
    SubOperation sub = instruction.subOperations().get(0);
    switch (sub.op()) {
      case BOX_FLAGS -> boxes.setFlags(machine.value(sub, 0), machine.value(sub, 1));
      case BOX_SCALE -> boxes.setScale(machine.value(sub, 0), machine.value(sub, 1));
      case BOX_SLOT -> boxes.setScaleSlot(machine.value(sub, 0), machine.value(sub, 1));
      case BOX_MATRIX -> boxes.rebuildMatrix();
      default -> {
        // An unknown sub-operation is ignored; it has no operands (spec 06 §13).
      }
    }
  }

  private static void drawBox(VirtualMachine machine, Instruction instruction) {
    int left = machine.value(instruction, 0);
    int top = machine.value(instruction, 1);
    int right = machine.value(instruction, 3);
    int bottom = machine.value(instruction, 4);
    machine.ports().screen().fillBox(left, top, right, bottom, machine.value(instruction, 5));
  }

  private static void handleResource(VirtualMachine machine, Instruction instruction) {
    SubOperation sub = instruction.subOperations().get(0);
    ResourcePort resources = machine.ports().resources();
    switch (sub.op()) {
      case LOAD_SCRIPT -> resources.load(Kind.SCRIPT, machine.value(sub, 0));
      case LOAD_SOUND -> resources.load(Kind.SOUND, machine.value(sub, 0));
      case LOAD_COSTUME -> resources.load(Kind.COSTUME, machine.value(sub, 0));
      case LOAD_ROOM -> resources.load(Kind.ROOM, machine.value(sub, 0));
      case LOAD_CHARSET -> resources.load(Kind.CHARSET, machine.value(sub, 0));
      case NUKE_SCRIPT -> resources.unload(Kind.SCRIPT, machine.value(sub, 0));
      case NUKE_SOUND -> resources.unload(Kind.SOUND, machine.value(sub, 0));
      case NUKE_COSTUME -> resources.unload(Kind.COSTUME, machine.value(sub, 0));
      case NUKE_ROOM -> resources.unload(Kind.ROOM, machine.value(sub, 0));
      case NUKE_CHARSET -> resources.unload(Kind.CHARSET, machine.value(sub, 0));
      case LOAD_FLOATING_OBJECT -> loadFloatingObject(machine, sub);
      case CLEAR_HEAP -> {
        // This sub-operation is only a hint for machines with little memory.
      }
      default -> lock(machine, sub);
    }
  }

  private static void loadFloatingObject(VirtualMachine machine, SubOperation sub) {
    int room = machine.value(sub, 0);
    int object = machine.object(machine.value(sub, 1));
    machine.ports().resources().loadFloatingObject(object, room);
  }

  private static void lock(VirtualMachine machine, SubOperation sub) {
    ResourcePort resources = machine.ports().resources();
    int id = machine.value(sub, 0);
    switch (sub.op()) {
      case LOCK_SCRIPT -> lockScript(resources, id, true);
      case UNLOCK_SCRIPT -> lockScript(resources, id, false);
      case LOCK_SOUND -> resources.setLocked(Kind.SOUND, id, true);
      case UNLOCK_SOUND -> resources.setLocked(Kind.SOUND, id, false);
      case LOCK_COSTUME -> resources.setLocked(Kind.COSTUME, id, true);
      case UNLOCK_COSTUME -> resources.setLocked(Kind.COSTUME, id, false);
      case LOCK_ROOM -> resources.setLocked(Kind.ROOM, id, true);
      default -> resources.setLocked(Kind.ROOM, id, false);
    }
  }

  /** Locks or unlocks a global script. Local scripts are locked only with their room. */
  private static void lockScript(ResourcePort resources, int script, boolean locked) {
    if (ScriptKind.ofNumber(script) == ScriptKind.GLOBAL) {
      resources.setLocked(Kind.SCRIPT, script, locked);
    }
  }
}
