package org.bowsprit.vm.machine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.ExecutedInstruction;
import org.bowsprit.vm.FaultListener;
import org.bowsprit.vm.FaultPolicy;
import org.bowsprit.vm.GameProfile;
import org.bowsprit.vm.InstructionListener;
import org.bowsprit.vm.RoomListener;
import org.bowsprit.vm.ScriptFault;
import org.bowsprit.vm.StringResources;
import org.bowsprit.vm.VariableListener;
import org.bowsprit.vm.Variables;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Arguments;
import org.bowsprit.vm.code.Operand.Element;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.cure.Cures;
import org.bowsprit.vm.port.Ports;
import org.bowsprit.vm.port.ScriptException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs a game's scripts. The engine calls its methods in the order of the main loop (spec 05 §11).
 *
 * <p>After a script error under {@link FaultPolicy#STRICT} every step does nothing until {@link
 * #resume()} or {@link #reset()}; the state is kept for inspection. Ports may call a step during
 * another step. Scripts that such a step starts run nested. Not safe for use by several threads.
 */
public final class VirtualMachine {

  /** The maximum number of jiffies by which one frame advances delays and the speech timer. */
  public static final int MAX_JIFFIES_PER_FRAME = 15;

  private static final Logger LOG = LoggerFactory.getLogger(VirtualMachine.class);

  private final GameProfile profile;
  private final Ports ports;
  private final Memory memory;
  private final Strings strings = new Strings();
  private final Nesting nesting = new Nesting();
  private final Cutscenes cutscenes = new Cutscenes();
  private final ScriptSlots slots = new ScriptSlots(nesting, cutscenes);
  private final Sentences sentences = new Sentences();
  private final Counters counters;
  private final Interpreter interpreter;
  private final Scripts scripts;
  private final RoomChange roomChange;
  private final MainLoopSteps steps;
  private final CureRunner cureRunner = new CureRunner(this);
  private final Set<Long> reportedPlaces = new HashSet<>();
  private final int[] arguments = new int[ScriptSlot.LOCAL_COUNT];
  private final MachineSnapshots snapshots = new MachineSnapshots(this);

  // These objects are created once, so that a frame allocates no memory.
  private final Runnable scriptPass;
  private final Runnable sentenceStep;
  private long frame;

  /**
   * Creates a machine in its state before the boot script.
   *
   * @param profile the properties of the game
   * @param ports the ports
   */
  public VirtualMachine(GameProfile profile, Ports ports) {
    this.profile = profile;
    this.ports = ports;
    memory = new Memory(profile);
    counters = new Counters(memory, ports.cursor());
    interpreter = new Interpreter(this, memory, nesting);
    scripts = new Scripts(this, interpreter, nesting);
    roomChange = new RoomChange(this, interpreter);
    steps = new MainLoopSteps(this, interpreter);
    scriptPass = steps::runScripts;
    sentenceStep = steps::runSentence;
    memory.setOutOfRangeLog(this::logOutOfRange);
    steps.reset();
  }

  /** Sets the machine to its state before the boot script (spec 05 §9.1 steps 2 and 3). */
  public void reset() {
    steps.reset();
  }

  /** Runs the boot script with local 0 = {@code parameter} (spec 05 §9.1 step 4). */
  public void boot(int parameter) {
    interpreter.perform(() -> steps.boot(parameter));
  }

  /**
   * Performs steps 3 and 4 of a frame: resets the number of instructions that the frame may
   * execute, and counts the delays of paused slots.
   *
   * @param jiffies the length of the frame; more than 15 jiffies count as 15
   */
  public void beginFrame(int jiffies) {
    frame++;
    interpreter.refillBudget();
    slots.countDown(Math.min(jiffies, MAX_JIFFIES_PER_FRAME));
  }

  /**
   * Performs step 6: skips the current cutscene after the skip key was pressed (spec 05 §7.3). Does
   * nothing if no script has armed a skip.
   */
  public void skipCutscene() {
    interpreter.perform(steps::skipCutscene);
  }

  /** Performs step 11: the script pass. */
  public void runScripts() {
    interpreter.perform(scriptPass);
  }

  /**
   * Performs step 12: runs the input script if the input counter is above 0 (spec 07 §7.1).
   *
   * @param area 1 verb, 2 scene, 4 key
   * @param code verb id or key code, 0 for a scene
   * @param mode 1 left button or key, 2 right button
   */
  public void runInputScript(int area, int code, int mode) {
    if (counters.userput() > 0) {
      runHook(EngineVariable.VERB_SCRIPT, area, code, mode);
    }
  }

  /** Performs step 13: starts the sentence script if a sentence waits (spec 07 §7.4). */
  public void runSentence() {
    interpreter.perform(sentenceStep);
  }

  /**
   * Runs the script whose number is in a variable as a nested script. Does nothing if the number is
   * 0. Call this method with {@link EngineVariable#SCROLL_SCRIPT} after the camera has moved, or
   * with {@link EngineVariable#INVENTORY_SCRIPT}.
   */
  public void runHook(EngineVariable hook, int... arguments) {
    interpreter.perform(() -> steps.runHook(hook, arguments));
  }

  /**
   * Runs a script as a nested script, with the given values of its local variables. This method is
   * for hosts and patches of games.
   */
  public void runScript(int script, int... arguments) {
    interpreter.perform(() -> steps.runScript(script, arguments));
  }

  /** Changes to another room as {@code loadRoom} does (spec 05 §8.3). */
  public void enterRoom(int room) {
    interpreter.perform(() -> roomChange.enter(room));
  }

  public Variables variables() {
    return memory;
  }

  public StringResources strings() {
    return strings;
  }

  /**
   * Returns the number of the current room, before it is mapped to the room that contains its data;
   * 0 if there is none.
   */
  public int room() {
    return roomChange.room();
  }

  /** Returns the cursor counter. The cursor is visible while the counter is above 0. */
  public int cursorCounter() {
    return counters.cursor();
  }

  /** Returns the input counter. The input script runs while the counter is above 0. */
  public int userputCounter() {
    return counters.userput();
  }

  /** Returns the error that halted the machine. */
  public Optional<ScriptFault> fault() {
    return Optional.ofNullable(interpreter.fault());
  }

  /** Continues after an error and ends the script that caused it. */
  public void resume() {
    ScriptFault fault = interpreter.fault();
    if (fault != null) {
      interpreter.clearFault();
      snapshots.kill(fault.slot());
      interpreter.perform(() -> {});
    }
  }

  /**
   * Sets the listener for script errors; null for none. Only the first error at each place is
   * reported. After a state has been restored, each place can be reported once more.
   */
  public void setFaultListener(FaultListener listener) {
    interpreter.setFaultListener(listener);
  }

  /** Sets the reaction to script errors. The default is {@link FaultPolicy#STRICT}. */
  public void setFaultPolicy(FaultPolicy policy) {
    interpreter.setPolicy(policy);
  }

  /**
   * Sets the cures, which correct known faults in the game's scripts. By default, there are none.
   */
  public void setCures(Cures cures) {
    cureRunner.setCures(cures);
  }

  /** Sets the listener for instructions, which is called before each instruction; null for none. */
  public void setInstructionListener(InstructionListener listener) {
    interpreter.setListener(listener);
  }

  /** Sets the listener for accesses to variables; null for none. */
  public void setVariableListener(VariableListener listener) {
    memory.setListener(listener);
  }

  /**
   * Sets the listener for entered rooms, which is called before the entry scripts run; null for
   * none.
   */
  public void setRoomListener(RoomListener listener) {
    roomChange.setListener(listener);
  }

  /** Returns the number of frames begun since the machine was created. */
  public long frame() {
    return frame;
  }

  /**
   * Returns the script errors that were tolerated so far, each as one line. No shipped script is
   * known to cause them.
   */
  public List<String> toleratedErrors() {
    return interpreter.toleratedErrors();
  }

  /** Returns the last executed instructions, oldest first, at most 64. */
  public List<ExecutedInstruction> history() {
    return new ArrayList<>(interpreter.history().list());
  }

  /** Returns the last instruction that was begun. At least one instruction must have been begun. */
  public ExecutedInstruction lastInstruction() {
    return interpreter.history().last();
  }

  /**
   * Returns the running script and the scripts that wait for it, the running script first; empty
   * while no script runs. The position of each is after the instruction that it executes.
   */
  public List<VmState.Slot> callStack() {
    List<VmState.Slot> stack = new ArrayList<>();
    if (interpreter.current() != null) {
      stack.add(interpreter.current().snapshot());
      nesting.waiting().forEach(slot -> stack.add(slot.snapshot()));
    }
    return stack;
  }

  /** Returns whether a script is running. Between two scripts, only the engine is running. */
  public boolean isScriptRunning() {
    return interpreter.current() != null;
  }

  /**
   * Returns whether a slot is alive and still runs a script.
   *
   * @param index index of the slot
   * @param number number of the script, or object id
   */
  public boolean isAlive(int index, int number) {
    ScriptSlot slot = slots.get(index);
    return slot.isLive() && slot.number == number;
  }

  /** Returns the complete state. Call this method only between steps. */
  public VmState snapshot() {
    return snapshots.take();
  }

  /**
   * Restores a state. The world must be restored first, because the code of local scripts and
   * objects is looked up in the world. Does not run room or entry scripts.
   *
   * @throws IllegalArgumentException if the state does not fit the game; the machine is then
   *     unchanged
   */
  public void restore(VmState state) {
    snapshots.restore(state);
    interpreter.clearReports();
  }

  // The following methods are used by the other classes of this package.

  GameProfile profile() {
    return profile;
  }

  Ports ports() {
    return ports;
  }

  /** Returns the variables. */
  Memory memory() {
    return memory;
  }

  Strings stringTable() {
    return strings;
  }

  ScriptSlots slots() {
    return slots;
  }

  Sentences sentences() {
    return sentences;
  }

  Cutscenes cutscenes() {
    return cutscenes;
  }

  /** Returns the cursor and input counters. */
  Counters counters() {
    return counters;
  }

  /** Returns the interpreter. */
  Interpreter interpreter() {
    return interpreter;
  }

  Scripts scripts() {
    return scripts;
  }

  /** Returns the object that changes rooms. */
  RoomChange roomChange() {
    return roomChange;
  }

  MainLoopSteps steps() {
    return steps;
  }

  /** Returns the object that applies cures. */
  CureRunner cureRunner() {
    return cureRunner;
  }

  // The following methods concern the running slot.

  ScriptSlot current() {
    return interpreter.current();
  }

  /** Makes the running slot continue at an offset. */
  void jump(int offset) {
    ScriptSlot slot = interpreter.current();
    if (offset < 0 || offset > slot.code.length()) {
      throw new ScriptException("jump target " + offset + " is outside the script");
    }
    slot.position = offset;
  }

  /** Makes the running slot give up control until the next frame. */
  void giveUpControl() {
    interpreter.setCurrent(null);
  }

  /** Makes the running slot execute an instruction again in the next frame (spec 05 §5.4). */
  void waitAt(Instruction instruction) {
    jump(instruction.offset());
    giveUpControl();
  }

  // The following methods evaluate operands.

  int value(Instruction instruction, int operand) {
    return memory.value(instruction.operand(operand));
  }

  int value(SubOperation sub, int operand) {
    return memory.value(sub.operand(operand));
  }

  /**
   * Returns the word of the variable that receives a result. Call this method before the other
   * operands are evaluated.
   */
  int resultWord(Instruction instruction) {
    return memory.resolve((Reference) instruction.operand(0));
  }

  int get(EngineVariable variable) {
    return memory.get(variable);
  }

  void set(EngineVariable variable, int value) {
    memory.set(variable, value);
  }

  /**
   * Evaluates a list as the locals of a new script.
   *
   * @return a value for each local of a slot, with 0 after the end of the list. The array is valid
   *     until the next call
   */
  int[] arguments(Operand list) {
    List<Element> elements = ((Arguments) list).elements();
    if (elements.size() > arguments.length) {
      throw new ScriptException("a script takes at most " + arguments.length + " arguments");
    }
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = i < elements.size() ? memory.value(elements.get(i).value()) : 0;
    }
    return arguments;
  }

  /** Evaluates a list of any length. */
  int[] values(Operand list) {
    return ((Arguments) list)
        .elements().stream().mapToInt(element -> memory.value(element.value())).toArray();
  }

  // The following methods check that ids are valid in this game.

  /** Returns whether an actor exists. Actor 0 is an ordinary actor (spec 13 §7). */
  boolean isActor(int id) {
    return id >= 0 && id < profile.actors();
  }

  int actor(int id) {
    if (!isActor(id)) {
      throw new ScriptException("actors have ids 0 to " + (profile.actors() - 1) + ", not " + id);
    }
    return id;
  }

  /** Returns whether an object exists. If it does not, logs once that the script uses it. */
  boolean isObject(int id) {
    boolean exists = id >= 0 && id < profile.objects();
    if (!exists) {
      warnOnce("uses an object that does not exist", id);
    }
    return exists;
  }

  int object(int id) {
    if (id < 0 || id >= profile.objects()) {
      throw new ScriptException("objects have ids 0 to " + (profile.objects() - 1) + ", not " + id);
    }
    return id;
  }

  private void logOutOfRange(int word, boolean writing) {
    warnOnce(
        writing ? "writes a variable that does not exist" : "reads a variable that does not exist",
        word);
  }

  /** Logs a tolerated error of the running instruction, once for each script and offset. */
  void warnOnce(String problem, int number) {
    ScriptSlot slot = interpreter.current();
    int script = slot == null ? 0 : slot.number;
    if (reportedPlaces.add((long) script << 32 | interpreter.executingOffset())) {
      LOG.warn(
          "script {} at {} {}: {}",
          script,
          Integer.toHexString(interpreter.executingOffset()),
          problem,
          number);
    }
  }
}
