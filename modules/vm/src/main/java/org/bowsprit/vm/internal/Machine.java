package org.bowsprit.vm.internal;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.GameProfile;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Arguments;
import org.bowsprit.vm.code.Operand.Element;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.port.Ports;
import org.bowsprit.vm.port.ScriptException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The parts of a machine and what handlers need of them. */
public final class Machine {

  private static final Logger LOG = LoggerFactory.getLogger(Machine.class);

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
  private final Mending mending = new Mending(this);
  private final Set<Long> reported = new HashSet<>();
  private final int[] arguments = new int[ScriptSlot.LOCALS];

  /** Builds the parts of a machine that runs a game's scripts over a world. */
  public Machine(GameProfile profile, Ports ports) {
    this.profile = profile;
    this.ports = ports;
    this.memory = new Memory(profile);
    this.counters = new Counters(memory, ports.cursor());
    this.interpreter = new Interpreter(this, memory, nesting);
    this.scripts = new Scripts(this, interpreter, nesting);
    this.roomChange = new RoomChange(this, interpreter);
    this.steps = new MainLoopSteps(this, interpreter);
    memory.setOutOfRangeLog(this::logOutOfRange);
  }

  // The parts.

  GameProfile profile() {
    return profile;
  }

  Ports ports() {
    return ports;
  }

  /** Returns the variables. */
  public Memory memory() {
    return memory;
  }

  /** Returns the string resources. */
  public Strings strings() {
    return strings;
  }

  public ScriptSlots slots() {
    return slots;
  }

  Sentences sentences() {
    return sentences;
  }

  Cutscenes cutscenes() {
    return cutscenes;
  }

  /** Returns the cursor and input counters. */
  public Counters counters() {
    return counters;
  }

  /** Returns what executes instructions. */
  public Interpreter interpreter() {
    return interpreter;
  }

  Scripts scripts() {
    return scripts;
  }

  /** Returns what changes rooms. */
  public RoomChange roomChange() {
    return roomChange;
  }

  public MainLoopSteps steps() {
    return steps;
  }

  /** Returns the current room, not mapped to its data. */
  public int room() {
    return roomChange.room();
  }

  /** Returns what mends faults of scripts. */
  public Mending mending() {
    return mending;
  }

  // The running slot.

  ScriptSlot current() {
    return interpreter.current();
  }

  /** Makes the running slot go on at an offset. */
  void jump(int offset) {
    ScriptSlot slot = interpreter.current();
    if (offset < 0 || offset > slot.code.length()) {
      throw new ScriptException("jumps to " + offset + ", outside of the script");
    }
    slot.position = offset;
  }

  /** Makes the running slot give up control until the next frame. */
  void giveUpControl() {
    interpreter.setCurrent(null);
  }

  /** Makes the running slot execute an instruction again in the next frame (spec 05 §5.4). */
  void waitAt(Instruction instruction) {
    jump(instruction.at());
    giveUpControl();
  }

  // Operands.

  int value(Instruction instruction, int operand) {
    return memory.value(instruction.operand(operand));
  }

  int value(SubOperation sub, int operand) {
    return memory.value(sub.operand(operand));
  }

  /** Returns the word of the variable that receives a result; ask before the other operands. */
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
   * Evaluates a list into the locals of a script to be.
   *
   * @return as many numbers as a slot has locals, 0 behind the list; valid until the next call
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

  // Ids that must be in the game's tables.

  /** Returns whether there is such an actor; actor 0 is one like the others (spec 13 §7). */
  boolean isActor(int id) {
    return id >= 0 && id < profile.actors();
  }

  int actor(int id) {
    if (!isActor(id)) {
      throw new ScriptException("actors have ids 0 to " + (profile.actors() - 1) + ", not " + id);
    }
    return id;
  }

  /** Returns whether there is such an object; if not, says once that the script asks for it. */
  boolean isObject(int id) {
    boolean there = id >= 0 && id < profile.objects();
    if (!there) {
      warnOnce("asks for an object that is not there", id);
    }
    return there;
  }

  int object(int id) {
    if (id < 0 || id >= profile.objects()) {
      throw new ScriptException("objects have ids 0 to " + (profile.objects() - 1) + ", not " + id);
    }
    return id;
  }

  private void logOutOfRange(int word, boolean writing) {
    warnOnce(
        writing ? "writes a variable that is not there" : "reads a variable that is not there",
        word);
  }

  /** Logs what the running instruction does that is let pass, once a script and offset. */
  void warnOnce(String what, int number) {
    ScriptSlot slot = interpreter.current();
    int script = slot == null ? 0 : slot.number;
    if (reported.add((long) script << 32 | interpreter.executingAt())) {
      LOG.warn(
          "script {} at {} {}: {}",
          script,
          Integer.toHexString(interpreter.executingAt()),
          what,
          number);
    }
  }
}
