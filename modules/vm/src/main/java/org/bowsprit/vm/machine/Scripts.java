package org.bowsprit.vm.machine;

import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.code.ScriptCode;
import org.bowsprit.vm.port.ObjectScript;
import org.bowsprit.vm.port.ScriptException;
import org.bowsprit.vm.port.ScriptSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Starts, stops and freezes scripts (spec 05 §4.3, §5.5, §6). */
final class Scripts {

  /** The lowest freeze flag that also freezes resistant slots. */
  private static final int FIRST_FLAG_FOR_RESISTANT = 0x80;

  private static final Logger LOG = LoggerFactory.getLogger(Scripts.class);

  private final VirtualMachine machine;
  private final Interpreter interpreter;
  private final Nesting nesting;
  private final ScriptSlots slots;
  private final ScriptSource source;

  /** Represents the script to which a slot chains until that script has a slot. */
  private final ScriptSlot successor = new ScriptSlot(0);

  private final int[] hookArguments = new int[ScriptSlot.LOCAL_COUNT];
  private ScriptSlot cutsceneOpener;

  Scripts(VirtualMachine machine, Interpreter interpreter, Nesting nesting) {
    this.machine = machine;
    this.interpreter = interpreter;
    this.nesting = nesting;
    this.slots = machine.slots();
    this.source = machine.ports().scripts();
  }

  /**
   * Runs a numbered script nested. Does nothing for script 0.
   *
   * @param arguments the values of all locals of the script
   */
  void start(int script, boolean resistant, boolean recursive, int[] arguments) {
    if (script == 0) {
      return;
    }
    int[] locals = arguments;
    if (!recursive) {
      slots.stopScript(script);
      clearDeadCurrent();
      locals = closeAbandonedCutscenes(arguments);
    }
    ScriptSlot slot = prepare(script, resistant, recursive, locals);
    machine.cutscenes().transferLevels(successor, slot);
    interpreter.runNested(slot);
  }

  private ScriptSlot prepare(int script, boolean resistant, boolean recursive, int[] arguments) {
    nesting.requireCapacity();
    ScriptKind kind = ScriptKind.ofNumber(script);
    ScriptSlot slot = slots.start(kind, script, code(kind, script), 0);
    slot.isFreezeResistant = resistant;
    slot.isRecursive = recursive;
    System.arraycopy(arguments, 0, slot.locals, 0, ScriptSlot.LOCAL_COUNT);
    return slot;
  }

  /** Runs a numbered script nested with the given locals. */
  void run(int script, int... arguments) {
    start(script, false, false, padToLocals(arguments));
  }

  /**
   * Runs, nested, the script whose number is in a variable. Does nothing if there is no such
   * script.
   */
  void startHook(EngineVariable hook, int... arguments) {
    start(machine.get(hook), false, false, padToLocals(arguments));
  }

  /**
   * Runs, nested, the code of an object for a verb. Does nothing if the object has no such code
   * (spec 05 §4.3).
   */
  void startObject(int object, int verb, int[] arguments) {
    if (object == 0) {
      return;
    }
    slots.stopObject(object);
    clearDeadCurrent();
    int[] locals = closeAbandonedCutscenes(arguments);
    ObjectScript script = source.object(object);
    int entry = machine.cureRunner().verbEntry(object, verb, script);
    if (entry == 0) {
      return;
    }
    if (entry > script.code().length()) {
      interpreter.failIfStrict(
          "the code of object " + object + " for a verb begins outside the object");
      return;
    }
    nesting.requireCapacity();
    ScriptKind kind = ScriptKind.of(script.place());
    ScriptSlot slot = slots.start(kind, object, script.code(), entry);
    System.arraycopy(locals, 0, slot.locals, 0, ScriptSlot.LOCAL_COUNT);
    interpreter.runNested(slot);
  }

  /** Runs a room's entry or exit script nested. Does nothing if {@code code} is null. */
  void startRoomScript(int number, ScriptCode code) {
    if (code != null) {
      nesting.requireCapacity();
      interpreter.runNested(slots.start(ScriptKind.ROOM_OBJECT, number, code, 0));
    }
  }

  /**
   * Ends the running slot. If it runs the code of an object, ends all slots of that object (spec 05
   * §5.5).
   */
  void stopCurrent() {
    ScriptSlot slot = interpreter.current();
    if (slot.kind.isObject()) {
      slots.stopObject(slot.number);
    } else {
      slots.kill(slot);
    }
    interpreter.setCurrent(null);
    closeAbandonedCutscenes();
  }

  /** Stops a numbered script in all slots; 0 means the running slot. */
  void stop(int script) {
    if (script == 0) {
      stopCurrent();
    } else {
      slots.stopScript(script);
      clearDeadCurrent();
      closeAbandonedCutscenes();
    }
  }

  void stopObject(int object) {
    slots.stopObject(object);
    clearDeadCurrent();
    closeAbandonedCutscenes();
  }

  /** Ends the running slot and starts a script, which inherits its flags and open cutscenes. */
  void chain(int script, int[] arguments) {
    ScriptSlot slot = interpreter.current();
    boolean resistant = slot.isFreezeResistant;
    boolean recursive = slot.isRecursive;
    if (script != 0) {
      nesting.requireCapacity();
      code(ScriptKind.ofNumber(script), script);
      machine.cutscenes().transferLevels(slot, successor);
    }
    slots.kill(slot);
    interpreter.setCurrent(null);
    start(script, resistant, recursive, closeAbandonedCutscenes(arguments));
  }

  /** Freezes scripts and sentences, or thaws them if {@code flag} is 0 (spec 05 §6). */
  void freeze(int flag) {
    if (flag == 0) {
      slots.thaw();
      machine.sentences().thaw();
      return;
    }
    slots.freeze(interpreter.current(), flag >= FIRST_FLAG_FOR_RESISTANT);
    machine.sentences().freeze();
    if (cutsceneOpener != null) {
      cutsceneOpener.freezeCount = 0;
    }
  }

  /** Opens a cutscene and runs the game's start script for it (spec 05 §7.1). */
  void openCutscene(int[] arguments) {
    // The depth is checked now, because a cutscene whose scripts cannot run would not restore the
    // cursor.
    nesting.requireCapacity();
    ScriptSlot opener = interpreter.current();
    machine.cutscenes().open(opener, arguments[0]);
    ScriptSlot outerOpener = cutsceneOpener;
    cutsceneOpener = opener;
    try {
      start(machine.get(EngineVariable.CUTSCENE_START_SCRIPT), false, false, arguments);
    } finally {
      cutsceneOpener = outerOpener;
    }
  }

  /** Closes the innermost cutscene and runs the game's end script for it (spec 05 §7.2). */
  void closeCutscene() {
    nesting.requireCapacity();
    machine.set(EngineVariable.OVERRIDE, 0);
    int data = machine.cutscenes().close(interpreter.current());
    startHook(EngineVariable.CUTSCENE_END_SCRIPT, data);
  }

  /**
   * Closes the cutscenes of dead slots as {@code endCutscene} would (spec 13 §7). The game's end
   * script restores cursor and input. If scripts are nested too deeply to run the end script, the
   * cutscenes are closed at the end of the main loop step.
   */
  void closeAbandonedCutscenes() {
    while (machine.cutscenes().hasAbandoned() && !nesting.isFull()) {
      int data = machine.cutscenes().closeAbandoned();
      LOG.info("a script has ended without ending its cutscene: the cutscene is closed");
      machine.set(EngineVariable.OVERRIDE, 0);
      startHook(EngineVariable.CUTSCENE_END_SCRIPT, data);
    }
  }

  /**
   * Closes the cutscenes of dead slots and returns the arguments. A copy protects the arguments,
   * because the end script may overwrite them.
   */
  private int[] closeAbandonedCutscenes(int[] arguments) {
    if (!machine.cutscenes().hasAbandoned()) {
      return arguments;
    }
    int[] copy = arguments.clone();
    closeAbandonedCutscenes();
    return copy;
  }

  /** Returns the code of a slot in a saved state. */
  ScriptCode findCode(ScriptKind kind, int number) {
    if (!kind.isObject()) {
      return code(kind, number);
    }
    ScriptCode code;
    if (number == ScriptKind.ENTRY_SCRIPT) {
      code = source.entry();
    } else if (number == ScriptKind.EXIT_SCRIPT) {
      code = source.exit();
    } else {
      ObjectScript script = source.object(number);
      code = script == null ? null : script.code();
    }
    if (code == null) {
      throw new ScriptException("object " + number + " has no code here");
    }
    return code;
  }

  private ScriptCode code(ScriptKind kind, int script) {
    ScriptCode code = kind == ScriptKind.GLOBAL ? source.global(script) : source.local(script);
    if (code == null) {
      throw new ScriptException(
          kind == ScriptKind.GLOBAL
              ? "there is no script " + script
              : "there is no script " + script + " in room " + machine.room());
    }
    return code;
  }

  private void clearDeadCurrent() {
    ScriptSlot slot = interpreter.current();
    if (slot != null && !slot.isLive()) {
      interpreter.setCurrent(null);
    }
  }

  private int[] padToLocals(int[] arguments) {
    for (int i = 0; i < hookArguments.length; i++) {
      hookArguments[i] = i < arguments.length ? arguments[i] : 0;
    }
    return hookArguments;
  }
}
