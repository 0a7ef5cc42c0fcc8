package org.bowsprit.vm.machine;

import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/** Handlers for the differences of version 4 (spec 06 §12). */
final class Version4Handlers {

  /** The room number that means the current room when an object is picked up. */
  private static final int CURRENT_ROOM = 0;

  private Version4Handlers() {}

  static void bind(HandlerTable table) {
    table.bind(Op.IF_STATE_V4, (machine, i) -> jumpUnless(machine, i, isInState(machine, i)));
    table.bind(Op.IF_NOT_STATE_V4, (machine, i) -> jumpUnless(machine, i, !isInState(machine, i)));
    table.bind(Op.PICKUP_OBJECT_V4, Version4Handlers::pickUp);
    table.bind(Op.OLD_ROOM_EFFECT_V4, Version4Handlers::effect);
    table.bind(Op.ROOM_OPS_V4, Version4Handlers::room);
    table.bind(Op.SAVE_LOAD_GAME_V4, new Version4Saves());
    table.bind(Op.SAVE_LOAD_VARS_V4, new Version4Files());
  }

  private static void jumpUnless(VirtualMachine machine, Instruction instruction, boolean holds) {
    if (!holds) {
      machine.jump(instruction.target());
    }
  }

  private static boolean isInState(VirtualMachine machine, Instruction instruction) {
    int object = machine.object(machine.value(instruction, 0));
    return machine.ports().objects().state(object) == machine.value(instruction, 1);
  }

  private static void pickUp(VirtualMachine machine, Instruction instruction) {
    int object = machine.object(machine.value(instruction, 0));
    machine.ports().inventory().pickUp(object, CURRENT_ROOM);
    ObjectHandlers.runInventoryScript(machine, 1);
  }

  private static void effect(VirtualMachine machine, Instruction instruction) {
    SubOperation sub = instruction.subOperations().get(0);
    if (sub.op() == SubOp.OLD_EFFECT_SET) {
      RoomOperations.selectScreenEffect(machine, machine.value(sub, 0));
    }
  }

  private static void room(VirtualMachine machine, Instruction instruction) {
    SubOperation sub = instruction.subOperations().get(0);
    switch (sub.op()) {
      case ROOM_V4_SCROLL -> RoomOperations.limitCamera(machine, sub);
      case ROOM_V4_SCREEN ->
          machine.ports().screen().setAreas(machine.value(sub, 0), machine.value(sub, 1));
      case ROOM_V4_COLOR ->
          machine.ports().palette().setRoomColor(machine.value(sub, 1), machine.value(sub, 0));
      case ROOM_V4_PALETTE_COLOR ->
          machine.ports().palette().setShadowColor(machine.value(sub, 1), machine.value(sub, 0));
      case ROOM_V4_SHAKE_ON -> machine.ports().screen().setShake(true);
      case ROOM_V4_SHAKE_OFF -> machine.ports().screen().setShake(false);
      default -> throw new IllegalStateException("there is no handler for " + sub.op());
    }
  }
}
