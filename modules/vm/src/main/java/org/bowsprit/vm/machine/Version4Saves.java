package org.bowsprit.vm.machine;

import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.port.SavePort;
import org.bowsprit.vm.port.ScriptException;

/**
 * Handler for {@code saveLoadGame} of version 4, which has a slot and a command in one byte (spec
 * 06 §12).
 */
final class Version4Saves implements Handler {

  private static final int SLOT_MASK = 0x1F;
  private static final int COMMAND_MASK = 0xE0;

  private static final int COUNT_SLOTS = 0x00;
  private static final int GET_DRIVE = 0x20;
  private static final int LOAD = 0x40;
  private static final int SAVE = 0x80;
  private static final int EXISTS = 0xC0;

  private static final int SLOT_COUNT = 100;
  private static final int DRIVE = 1;
  private static final int SAVED = 0;
  private static final int NOT_SAVED = 2;
  private static final int LOADED = 3;
  private static final int NOT_LOADED = 5;
  private static final int PRESENT = 6;
  private static final int ABSENT = 7;

  @Override
  public void execute(VirtualMachine machine, Instruction instruction) {
    int target = machine.resultWord(instruction);
    int request = machine.value(instruction, 1);
    machine.memory().write(target, answer(machine.ports().saves(), request));
  }

  private static int answer(SavePort saves, int request) {
    int slot = request & SLOT_MASK;
    return switch (request & COMMAND_MASK) {
      case COUNT_SLOTS -> SLOT_COUNT;
      case GET_DRIVE -> DRIVE;
      case LOAD -> saves.load(slot) ? LOADED : NOT_LOADED;
      case SAVE -> saves.save(slot) ? SAVED : NOT_SAVED;
      case EXISTS -> saves.exists(slot) ? PRESENT : ABSENT;
      default ->
          throw new ScriptException("saveLoadGame has no command " + Integer.toHexString(request));
    };
  }
}
