package org.bowsprit.vm.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import org.bowsprit.vm.cure.Cures;
import org.bowsprit.vm.internal.Machine;
import org.bowsprit.vm.internal.MachineSnapshots;
import org.bowsprit.vm.port.Ports;

/**
 * Runs a game's scripts: the engine calls its steps in the order of the main loop (spec 05 §11).
 *
 * <p>After a script error under {@link FaultPolicy#STRICT} every step does nothing until {@link
 * #resume()} or {@link #reset()}; the state stays as it was, to be looked at. Steps may be called
 * by ports while another step is under way: scripts they start run nested in it. Not safe for use
 * by several threads.
 */
public final class VirtualMachine {

  /** Jiffies of a frame that delays and the speech timer count at most. */
  public static final int MAX_DELAY_STEP = 15;

  private final Machine machine;
  private final MachineSnapshots snapshots;
  // Made once: a frame allocates nothing.
  private final Runnable scriptPass;
  private final Runnable sentenceStep;
  private long frame;

  /**
   * Makes a machine as it is before its boot script.
   *
   * @param profile what differs from game to game
   * @param ports the world
   */
  public VirtualMachine(GameProfile profile, Ports ports) {
    machine = new Machine(profile, ports);
    snapshots = new MachineSnapshots(machine);
    scriptPass = machine.steps()::runScripts;
    sentenceStep = machine.steps()::runSentence;
    machine.steps().reset();
  }

  /** Makes everything as it is before the boot script (spec 05 §9.1 steps 2 and 3). */
  public void reset() {
    machine.steps().reset();
  }

  /** Runs the boot script with local 0 = {@code parameter} (spec 05 §9.1 step 4). */
  public void boot(int parameter) {
    machine.interpreter().perform(() -> machine.steps().boot(parameter));
  }

  /**
   * Steps 3 and 4 of a frame: gives it its instructions and counts the delays of paused slots.
   *
   * @param jiffies length of the frame; at most 15 count
   */
  public void beginFrame(int jiffies) {
    frame++;
    machine.interpreter().refillBudget();
    machine.slots().countDown(Math.min(jiffies, MAX_DELAY_STEP));
  }

  /** Step 6: the skip key (spec 05 §7.3). Without an armed skip nothing happens. */
  public void skipCutscene() {
    machine.interpreter().perform(machine.steps()::skipCutscene);
  }

  /** Step 11: the script pass. */
  public void runScripts() {
    machine.interpreter().perform(scriptPass);
  }

  /**
   * Step 12: runs the input script, if the input counter is above 0 (spec 07 §7.1).
   *
   * @param area 1 verb, 2 scene, 4 key
   * @param code verb id or key code, 0 for a scene
   * @param mode 1 left button or key, 2 right button
   */
  public void runInputScript(int area, int code, int mode) {
    if (machine.counters().userput() > 0) {
      runHook(EngineVariable.VERB_SCRIPT, area, code, mode);
    }
  }

  /** Step 13: starts the sentence script if a sentence waits (spec 07 §7.4). */
  public void runSentence() {
    machine.interpreter().perform(sentenceStep);
  }

  /**
   * Runs the script whose number stands in a variable nested, if there is one: {@link
   * EngineVariable#SCROLL_SCRIPT} when the camera moved, {@link EngineVariable#INVENTORY_SCRIPT}.
   */
  public void runHook(EngineVariable hook, int... arguments) {
    machine.interpreter().perform(() -> machine.steps().runHook(hook, arguments));
  }

  /**
   * Runs a numbered script nested with the given locals: what a host or a game's patch asks for.
   */
  public void runScript(int script, int... arguments) {
    machine.interpreter().perform(() -> machine.steps().runScript(script, arguments));
  }

  /** Changes to another room as {@code loadRoom} does (spec 05 §8.3). */
  public void enterRoom(int room) {
    machine.interpreter().perform(() -> machine.roomChange().enter(room));
  }

  public Variables variables() {
    return machine.memory();
  }

  public StringResources strings() {
    return machine.strings();
  }

  /** Returns the current room, not mapped to its data; 0 for none. */
  public int room() {
    return machine.room();
  }

  /** Returns the cursor counter: the cursor shows while it is above 0. */
  public int cursorCounter() {
    return machine.counters().cursor();
  }

  /** Returns the input counter: the input script runs while it is above 0. */
  public int userputCounter() {
    return machine.counters().userput();
  }

  /** Returns the error that halted the machine. */
  public Optional<ScriptFault> fault() {
    return Optional.ofNullable(machine.interpreter().fault());
  }

  /** Goes on after an error: the script that made it dies. */
  public void resume() {
    ScriptFault fault = machine.interpreter().fault();
    if (fault != null) {
      machine.interpreter().clearFault();
      snapshots.kill(fault.slot());
      machine.interpreter().perform(() -> {});
    }
  }

  /** Has script errors told, the first of each place; null for none. */
  public void setFaultListener(FaultListener listener) {
    machine.interpreter().setFaultListener(listener);
  }

  /** Sets what happens after a script error; {@link FaultPolicy#STRICT} unless set. */
  public void setFaultPolicy(FaultPolicy policy) {
    machine.interpreter().setPolicy(policy);
  }

  /** Sets which faults of the game's scripts are mended; none unless set. */
  public void setCures(Cures cures) {
    machine.mending().use(cures);
  }

  /** Has every instruction told before it is executed; null for none. */
  public void setInstructionListener(InstructionListener listener) {
    machine.interpreter().setListener(listener);
  }

  /** Has every access to a variable told; null for none. */
  public void setVariableListener(VariableListener listener) {
    machine.memory().setListener(listener);
  }

  /** Has every entry into a room told before its entry scripts run; null for none. */
  public void setRoomListener(RoomListener listener) {
    machine.roomChange().setListener(listener);
  }

  /** Returns how many frames have begun since the machine was made. */
  public long frame() {
    return frame;
  }

  /** Returns what scripts did so far that no shipped one is known to do, a line each. */
  public List<String> forgiven() {
    return machine.interpreter().forgiven();
  }

  /** Returns the instructions executed last, oldest first, at most 64. */
  public List<ExecutedInstruction> history() {
    return new ArrayList<>(machine.interpreter().history().list());
  }

  /** Returns the instruction that was begun last; asked after one was. */
  public ExecutedInstruction lastInstruction() {
    return machine.interpreter().history().last();
  }

  /** Returns the whole state. Take it between steps. */
  public VmState snapshot() {
    return snapshots.take();
  }

  /**
   * Restores a state. The world must have been restored before, since the code of local scripts and
   * objects is looked up in it. Running room or entry scripts is not part of it.
   *
   * @throws IllegalArgumentException if the state does not fit the game; the machine is then as
   *     before
   */
  public void restore(VmState state) {
    snapshots.restore(state);
  }
}
