package org.bowsprit.vm.machine;

import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.port.HostPort;

/** Handlers for starting, stopping, waiting, sentences, and the host program (spec 06 §5). */
final class ScriptHandlers {

  /** The verb that discards all sentences. */
  private static final int STOP_SENTENCES = 254;

  private ScriptHandlers() {}

  static void bind(HandlerTable table) {
    table.bind(Op.STOP_OBJECT_CODE, (machine, i) -> machine.scripts().stopCurrent());
    table.bind(Op.START_SCRIPT, ScriptHandlers::start);
    table.bind(Op.START_OBJECT, ScriptHandlers::startObject);
    table.bind(Op.CHAIN_SCRIPT, ScriptHandlers::chain);
    table.bind(Op.STOP_SCRIPT, (machine, i) -> machine.scripts().stop(machine.value(i, 0)));
    table.bind(
        Op.STOP_OBJECT_SCRIPT, (machine, i) -> machine.scripts().stopObject(machine.value(i, 0)));
    table.bind(Op.BREAK_HERE, (machine, i) -> machine.giveUpControl());
    table.bind(Op.DELAY, ScriptHandlers::delay);
    table.bind(Op.DELAY_VARIABLE, ScriptHandlers::delay);
    table.bind(Op.WAIT, ScriptHandlers::await);
    table.bind(Op.FREEZE_SCRIPTS, (machine, i) -> machine.scripts().freeze(machine.value(i, 0)));
    table.bind(Op.IS_SCRIPT_RUNNING, ScriptHandlers::isRunning);
    table.bind(Op.DO_SENTENCE, ScriptHandlers::doSentence);
    table.bind(Op.DEBUG, (machine, i) -> machine.ports().host().debug(machine.value(i, 0)));
    table.bind(Op.SYSTEM_OPS, ScriptHandlers::system);
    table.bind(Op.DUMMY, (machine, i) -> {});
  }

  private static void start(VirtualMachine machine, Instruction instruction) {
    int script = machine.value(instruction, 0);
    int[] arguments = machine.arguments(instruction.operand(1));
    boolean resistant = (instruction.opcode() & Instruction.RESISTANT_BIT) != 0;
    boolean recursive = (instruction.opcode() & Instruction.RECURSIVE_BIT) != 0;
    machine.scripts().start(script, resistant, recursive, arguments);
  }

  private static void startObject(VirtualMachine machine, Instruction instruction) {
    int object = machine.value(instruction, 0);
    int verb = machine.value(instruction, 1);
    int[] arguments = machine.arguments(instruction.operand(2));
    machine.scripts().startObject(object, verb, arguments);
  }

  private static void chain(VirtualMachine machine, Instruction instruction) {
    int script = machine.value(instruction, 0);
    machine.scripts().chain(script, machine.arguments(instruction.operand(1)));
  }

  private static void delay(VirtualMachine machine, Instruction instruction) {
    ScriptSlot slot = machine.current();
    slot.delay = machine.value(instruction, 0);
    slot.status = ScriptSlot.Status.PAUSED;
    machine.giveUpControl();
  }

  private static void await(VirtualMachine machine, Instruction instruction) {
    SubOperation condition = instruction.subOperations().get(0);
    if (mustWait(machine, condition)) {
      machine.waitAt(instruction);
    }
  }

  private static boolean mustWait(VirtualMachine machine, SubOperation condition) {
    return switch (condition.op()) {
      case WAIT_FOR_ACTOR -> isMoving(machine, machine.value(condition, 0));
      case WAIT_FOR_MESSAGE -> machine.get(EngineVariable.HAVE_MSG) != 0;
      case WAIT_FOR_CAMERA -> !machine.ports().camera().isSettled();
      default -> machine.steps().isSentencePending();
    };
  }

  private static boolean isMoving(VirtualMachine machine, int actor) {
    return machine.isActor(actor) && machine.ports().actorQueries().moving(actor) != 0;
  }

  private static void isRunning(VirtualMachine machine, Instruction instruction) {
    int target = machine.resultWord(instruction);
    boolean isRunning = machine.slots().isRunning(machine.value(instruction, 1));
    machine.memory().write(target, isRunning ? 1 : 0);
  }

  private static void doSentence(VirtualMachine machine, Instruction instruction) {
    int verb = machine.value(instruction, 0);
    if (verb != STOP_SENTENCES) {
      int objectA = machine.value(instruction, 1);
      machine.sentences().push(verb, objectA, machine.value(instruction, 2));
      return;
    }
    machine.sentences().clear();
    int script = machine.get(EngineVariable.SENTENCE_SCRIPT);
    if (script != 0) {
      machine.scripts().stop(script);
    }
    machine.ports().cursor().dropPendingInput();
  }

  private static void system(VirtualMachine machine, Instruction instruction) {
    HostPort host = machine.ports().host();
    switch (instruction.subOperations().get(0).op()) {
      case SYSTEM_RESTART -> host.restart();
      case SYSTEM_PAUSE -> host.pause();
      default -> host.quit();
    }
  }
}
