package org.bowsprit.vm.machine;

import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.port.SoundPort;

/** Handlers for sound (spec 06 §10). */
final class SoundHandlers {

  /** The first word of a command that flushes the queue. */
  private static final int FLUSH = -1;

  private SoundHandlers() {}

  static void bind(HandlerTable table) {
    table.bind(Op.START_SOUND, SoundHandlers::startSound);
    table.bind(Op.START_MUSIC, SoundHandlers::startMusic);
    table.bind(Op.STOP_SOUND, (machine, i) -> sound(machine).stop(machine.value(i, 0)));
    table.bind(Op.STOP_MUSIC, (machine, i) -> sound(machine).stopAll());
    table.bind(Op.IS_SOUND_RUNNING, SoundHandlers::isRunning);
    table.bind(Op.SOUND_KLUDGE, SoundHandlers::command);
  }

  private static SoundPort sound(VirtualMachine machine) {
    return machine.ports().sound();
  }

  private static void startSound(VirtualMachine machine, Instruction instruction) {
    machine.set(EngineVariable.MUSIC_TIMER, 0);
    startMusic(machine, instruction);
  }

  private static void startMusic(VirtualMachine machine, Instruction instruction) {
    int sound = machine.value(instruction, 0);
    machine.set(EngineVariable.LAST_SOUND, sound);
    sound(machine).start(sound);
  }

  private static void isRunning(VirtualMachine machine, Instruction instruction) {
    int target = machine.resultWord(instruction);
    int sound = machine.value(instruction, 1);
    machine.memory().write(target, sound == 0 ? 0 : sound(machine).running(sound));
  }

  private static void command(VirtualMachine machine, Instruction instruction) {
    int[] command = machine.values(instruction.operand(0));
    if (command.length == 0) {
      return;
    }
    if (command[0] == FLUSH) {
      sound(machine).flush();
    } else {
      sound(machine).command(command);
    }
  }
}
