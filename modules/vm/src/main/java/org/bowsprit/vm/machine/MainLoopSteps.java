package org.bowsprit.vm.machine;

import java.util.Arrays;
import org.bowsprit.vm.EngineVariable;

/** The machine's steps of the main loop (spec 05 §11). */
final class MainLoopSteps {

  /** The number of the script that starts a game. */
  private static final int BOOT_SCRIPT = 1;

  private final VirtualMachine machine;
  private final Interpreter interpreter;
  private final int[] sentence = new int[ScriptSlot.LOCAL_COUNT];

  MainLoopSteps(VirtualMachine machine, Interpreter interpreter) {
    this.machine = machine;
    this.interpreter = interpreter;
  }

  /** Sets the machine to its state before the boot script (spec 05 §9.1 steps 2 and 3). */
  void reset() {
    machine.slots().killAll();
    machine.sentences().clear();
    machine.cutscenes().clear();
    machine.stringTable().clear();
    machine.counters().restore(0, 0);
    machine.roomChange().restore(0, false);
    machine.memory().reset();
    interpreter.clearFault();
    interpreter.refillBudget();
  }

  /** Runs the boot script (spec 05 §9.1 step 4). */
  void boot(int parameter) {
    runScript(BOOT_SCRIPT, parameter);
  }

  /** Runs a numbered script nested. */
  void runScript(int script, int... arguments) {
    machine.scripts().start(script, false, false, Arrays.copyOf(arguments, ScriptSlot.LOCAL_COUNT));
  }

  /** Runs the script whose number is in a variable, nested. */
  void runHook(EngineVariable hook, int... arguments) {
    machine.scripts().startHook(hook, arguments);
  }

  /** Runs every slot that is ready and has not executed in this pass (spec 05 §5.1). */
  void runScripts() {
    ScriptSlots slots = machine.slots();
    slots.clearDidExecute();
    for (int i = 0; i < ScriptSlots.SLOT_COUNT; i++) {
      ScriptSlot slot = slots.get(i);
      if (slot.isReady() && !slot.didExecute) {
        interpreter.run(slot);
      }
    }
  }

  /**
   * Starts the sentence script for the top sentence, if no unfrozen slot runs the script and the
   * sentence is not frozen (spec 07 §7.4).
   */
  void runSentence() {
    Sentences sentences = machine.sentences();
    int script = machine.get(EngineVariable.SENTENCE_SCRIPT);
    if (machine.slots().isRunningUnfrozen(script)
        || sentences.isEmpty()
        || sentences.isTopFrozen()) {
      return;
    }
    if (sentences.pop(sentence)) {
      machine.scripts().start(script, false, false, sentence);
    }
  }

  /** Returns whether a script that waits for the sentence must keep waiting (spec 07 §7.4). */
  boolean isSentencePending() {
    boolean running = machine.slots().isRunning(machine.get(EngineVariable.SENTENCE_SCRIPT));
    if (machine.sentences().isEmpty()) {
      return running;
    }
    return running || !machine.sentences().isTopFrozen();
  }

  /** Performs the skip of the current cutscene level (spec 05 §7.3). */
  void skipCutscene() {
    if (machine.cutscenes().skip()) {
      machine.set(EngineVariable.OVERRIDE, 1);
    }
  }
}
