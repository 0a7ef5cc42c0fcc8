package org.bowsprit.vm.machine;

import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.port.SavePort;
import org.bowsprit.vm.port.ScriptException;

/** Handler for operations on room, screen and palette (spec 06 §6.1). */
final class RoomOperations implements Handler {

  private static final int HALF_VIEW_PIXELS = 160;
  private static final int SAVE = 1;
  private static final int LOAD = 2;

  /** The number of the first scale slot in these operations. Boxes number the same slot 1. */
  private static final int FIRST_SCALE_SLOT = 2;

  private static final int LAST_SCALE_SLOT = 5;
  private static final int CYCLE_COUNT = 16;

  /**
   * The limit of a cycle's counter. Each jiffy adds {@link #CYCLE_STEP_PER_JIFFY} times the speed
   * to the counter.
   */
  private static final int CYCLE_LIMIT = 0x4000;

  private static final int CYCLE_STEP_PER_JIFFY = 0x4C;

  @Override
  public void execute(VirtualMachine machine, Instruction instruction) {
    SubOperation sub = instruction.subOperations().get(0);
    switch (sub.op()) {
      case ROOM_SCROLL -> limitCamera(machine, sub);
      case ROOM_SCREEN ->
          machine.ports().screen().setAreas(machine.value(sub, 0), machine.value(sub, 1));
      case ROOM_PALETTE_COLOR -> setColor(machine, sub);
      case ROOM_SHAKE_ON -> machine.ports().screen().setShake(true);
      case ROOM_SHAKE_OFF -> machine.ports().screen().setShake(false);
      case ROOM_SCALE -> defineScaleSlot(machine, sub);
      case ROOM_INTENSITY -> setIntensity(machine, sub);
      case ROOM_RGB_INTENSITY -> setColorIntensity(machine, sub);
      case ROOM_SHADOW -> setShadow(machine, sub);
      case ROOM_SAVE_LOAD -> requestSaveOrLoad(machine, sub);
      case ROOM_SCREEN_EFFECT -> selectScreenEffect(machine, machine.value(sub, 0));
      case ROOM_SAVE_STRING -> saveString(machine, sub);
      case ROOM_LOAD_STRING -> loadString(machine, sub);
      case ROOM_TRANSFORM -> startPaletteTransform(machine, sub);
      case ROOM_CYCLE_DELAY -> setCycleDelay(machine, sub);
      default -> throw new ScriptException("RoomColor is not an operation of this version");
    }
  }

  /** Sets the camera's limits and keeps the view inside the room. */
  static void limitCamera(VirtualMachine machine, SubOperation sub) {
    int highest = Math.max(HALF_VIEW_PIXELS, machine.ports().rooms().width() - HALF_VIEW_PIXELS);
    int first = Math.max(HALF_VIEW_PIXELS, Math.min(machine.value(sub, 0), highest));
    int second = Math.max(HALF_VIEW_PIXELS, Math.min(machine.value(sub, 1), highest));
    machine.set(EngineVariable.CAMERA_MIN_X, first);
    machine.set(EngineVariable.CAMERA_MAX_X, second);
    machine.ports().camera().limitsChanged();
  }

  private static void setColor(VirtualMachine machine, SubOperation sub) {
    int red = machine.value(sub, 0);
    int green = machine.value(sub, 1);
    int blue = machine.value(sub, 2);
    machine.ports().palette().setColor(machine.value(sub, 4), red, green, blue);
  }

  private static void defineScaleSlot(VirtualMachine machine, SubOperation sub) {
    int scale1 = machine.value(sub, 0);
    int y1 = machine.value(sub, 1);
    int scale2 = machine.value(sub, 3);
    int y2 = machine.value(sub, 4);
    int slot = machine.value(sub, 6);
    if (slot < FIRST_SCALE_SLOT || slot > LAST_SCALE_SLOT) {
      throw new ScriptException("scale slots are numbered 2 to 5 here, not " + slot);
    }
    machine.ports().boxes().defineScaleSlot(slot - FIRST_SCALE_SLOT + 1, scale1, y1, scale2, y2);
  }

  private static void setIntensity(VirtualMachine machine, SubOperation sub) {
    int scale = machine.value(sub, 0);
    int first = machine.value(sub, 1);
    machine.ports().palette().setIntensity(scale, scale, scale, first, machine.value(sub, 2));
  }

  private static void setColorIntensity(VirtualMachine machine, SubOperation sub) {
    int red = machine.value(sub, 0);
    int green = machine.value(sub, 1);
    int blue = machine.value(sub, 2);
    int first = machine.value(sub, 4);
    machine.ports().palette().setIntensity(red, green, blue, first, machine.value(sub, 5));
  }

  private static void setShadow(VirtualMachine machine, SubOperation sub) {
    int red = machine.value(sub, 0);
    int green = machine.value(sub, 1);
    int blue = machine.value(sub, 2);
    int first = machine.value(sub, 4);
    machine.ports().palette().setShadow(red, green, blue, first, machine.value(sub, 5));
  }

  private static void requestSaveOrLoad(VirtualMachine machine, SubOperation sub) {
    SavePort saves = machine.ports().saves();
    int slot = machine.value(sub, 1);
    switch (machine.value(sub, 0)) {
      case SAVE -> saves.requestSave(slot);
      case LOAD -> saves.requestLoad(slot);
      default -> throw new ScriptException("saveLoad expects 1 (save) or 2 (load)");
    }
  }

  /** Selects the fade-out and the fade-in. Effect 0 performs the pending fade-in. */
  static void selectScreenEffect(VirtualMachine machine, int effect) {
    if (effect == 0) {
      machine.ports().screen().fadeIn();
    } else {
      machine.ports().screen().setFades(effect & 0xFF, effect >> 8 & 0xFF);
    }
  }

  private static void saveString(VirtualMachine machine, SubOperation sub) {
    byte[] string = machine.stringTable().get(machine.value(sub, 0));
    if (string != null && machine.ports().saves().saveString(fileName(sub), string)) {
      machine.set(EngineVariable.SOUNDRESULT, 0);
    }
  }

  private static void loadString(VirtualMachine machine, SubOperation sub) {
    int number = machine.value(sub, 0);
    byte[] string = machine.ports().saves().loadString(fileName(sub));
    if (string != null) {
      machine.stringTable().put(number, string);
    }
  }

  private static ScriptText fileName(SubOperation sub) {
    return ((Operand.Text) sub.operand(1)).text();
  }

  private static void startPaletteTransform(VirtualMachine machine, SubOperation sub) {
    int string = machine.value(sub, 0);
    int first = machine.value(sub, 2);
    int last = machine.value(sub, 3);
    int frames = machine.value(sub, 5);
    machine
        .ports()
        .palette()
        .transform(
            stringBytes(machine, string),
            stringBytes(machine, string + 1),
            stringBytes(machine, string + 2),
            first,
            last,
            frames);
  }

  private static byte[] stringBytes(VirtualMachine machine, int string) {
    byte[] bytes = machine.stringTable().get(string);
    if (bytes == null) {
      throw new ScriptException("string " + string + " does not exist");
    }
    return bytes;
  }

  private static void setCycleDelay(VirtualMachine machine, SubOperation sub) {
    int cycle = machine.value(sub, 0);
    int speed = machine.value(sub, 1);
    if (cycle < 1 || cycle > CYCLE_COUNT) {
      throw new ScriptException("colour cycles are numbered 1 to 16, not " + cycle);
    }
    int delay = speed == 0 ? 0 : CYCLE_LIMIT / (speed * CYCLE_STEP_PER_JIFFY);
    machine.ports().palette().setCycleDelay(cycle, delay);
  }
}
