package org.bowsprit.vm.debug;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.bowsprit.vm.ExecutedInstruction;
import org.bowsprit.vm.InstructionListener;
import org.bowsprit.vm.VariableListener;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.machine.VirtualMachine;
import org.bowsprit.vm.port.ScriptException;

/**
 * Stops a machine at breakpoints and after steps, and calls a {@link StopHandler}.
 *
 * <p>Use it on the thread that runs the machine. Change variables through {@link
 * VirtualMachine#variables()}.
 */
public final class Debugger {

  private static final VariableListener NO_LISTENER =
      new VariableListener() {
        @Override
        public void read(int word, int value) {}

        @Override
        public void write(int word, int before, int after) {}
      };

  private final VirtualMachine machine;
  private final Predicate<Breakpoint> condition;
  private final StopHandler handler;
  private final Set<Breakpoint> breakpoints = new LinkedHashSet<>();
  private final Set<Integer> watches = new LinkedHashSet<>();
  private InstructionListener instructionListener = (slot, script, instruction) -> {};
  private VariableListener variableListener = NO_LISTENER;
  private StepEnd stepEnd;
  private Optional<ExecutedInstruction> current = Optional.empty();
  private Resume resumeMode = Resume.CONTINUE;
  private int steppedSlot;
  private long steppedFrame;
  private boolean stopped;

  /** Creates a debugger that is not attached yet. It stops at every breakpoint. */
  public Debugger(VirtualMachine machine, StopHandler handler) {
    this(machine, breakpoint -> true, handler);
  }

  /**
   * Creates a debugger that is not attached yet.
   *
   * @param condition tests whether the machine stops at a breakpoint. If it does not, a step in
   *     progress is not ended. The condition must read variables only with {@link
   *     org.bowsprit.vm.Variables#peek}
   */
  public Debugger(VirtualMachine machine, Predicate<Breakpoint> condition, StopHandler handler) {
    this.machine = machine;
    this.condition = condition;
    this.handler = handler;
  }

  /**
   * Attaches the debugger to the machine.
   *
   * @param additionalListener a second listener that receives every instruction, for example a
   *     trace; null for none
   */
  public void attach(InstructionListener additionalListener) {
    attach(additionalListener, NO_LISTENER);
  }

  /**
   * Attaches the debugger to the machine.
   *
   * @param additionalListener a second listener that receives every instruction, before the
   *     debugger stops at it
   * @param additionalVariableListener a second listener that receives every access to a variable,
   *     except accesses while the machine is stopped
   */
  public void attach(
      InstructionListener additionalListener, VariableListener additionalVariableListener) {
    this.variableListener = additionalVariableListener;
    instructionListener =
        additionalListener == null ? (slot, script, instruction) -> {} : additionalListener;
    machine.setInstructionListener(this::beforeInstruction);
    machine.setVariableListener(new AccessListener());
    machine.setRoomListener(room -> stopIfSet(new Breakpoint.OnRoom(room)));
  }

  /**
   * Detaches the debugger. The additional listener is detached too and must be set on the machine
   * again.
   */
  public void detach() {
    machine.setInstructionListener(null);
    machine.setVariableListener(null);
    machine.setRoomListener(null);
  }

  /** Sets a breakpoint. */
  public void add(Breakpoint breakpoint) {
    breakpoints.add(breakpoint);
  }

  /** Removes a breakpoint. */
  public void remove(Breakpoint breakpoint) {
    breakpoints.remove(breakpoint);
  }

  /** Returns the breakpoints in the order they were set. */
  public List<Breakpoint> breakpoints() {
    return List.copyOf(breakpoints);
  }

  /** Adds a variable whose value is reported at every stop. */
  public void watch(int word) {
    watches.add(word);
  }

  /**
   * Begins a step, which stops the machine at the first instruction that {@code end} accepts.
   *
   * @param end decides whether the step ends at an instruction; null cancels the current step
   */
  public void stepTo(StepEnd end) {
    stepEnd = end;
  }

  /** Stops the machine at the next instruction. */
  public void pause() {
    resumeMode = Resume.STEP;
  }

  private void beforeInstruction(int slot, int script, Instruction instruction) {
    instructionListener.executing(slot, script, instruction);
    ExecutedInstruction executed = machine.lastInstruction();
    current = Optional.of(executed);
    boolean stepped = stepEndsAt(executed);
    Optional<Breakpoint> hitBreakpoint = breakpointAt(executed);
    if (stepped || hitBreakpoint.isPresent()) {
      stop(hitBreakpoint, stepped);
    }
  }

  private Optional<Breakpoint> breakpointAt(ExecutedInstruction executed) {
    if (breakpoints.isEmpty()) {
      return Optional.empty();
    }
    Instruction instruction = executed.instruction();
    return Stream.<Breakpoint>of(
            new Breakpoint.AtOffset(executed.script(), instruction.offset()),
            Breakpoint.AtCode.of(executed),
            new Breakpoint.OnInstruction(instruction.op()))
        .filter(this::stopsAt)
        .findFirst();
  }

  private boolean stepEndsAt(ExecutedInstruction executed) {
    boolean modeEnds =
        switch (resumeMode) {
          case STEP -> true;
          case STEP_OVER -> executed.slot() == steppedSlot || machine.frame() != steppedFrame;
          case STEP_TICK -> machine.frame() != steppedFrame;
          case CONTINUE, HALT -> false;
        };
    return modeEnds || (stepEnd != null && stepEnd.endsAt(executed));
  }

  private void stopIfSet(Breakpoint breakpoint) {
    if (!stopped && stopsAt(breakpoint)) {
      stop(Optional.of(breakpoint), false);
    }
  }

  private boolean stopsAt(Breakpoint breakpoint) {
    return breakpoints.contains(breakpoint) && condition.test(breakpoint);
  }

  private void stop(Optional<Breakpoint> hitBreakpoint, boolean stepped) {
    stopped = true;
    if (stepped) {
      stepEnd = null;
    }
    try {
      resumeMode =
          handler.stopped(
              new Stop(
                  hitBreakpoint,
                  stepped,
                  machine.frame(),
                  machine.room(),
                  current,
                  machine.history(),
                  watchedValues()));
    } finally {
      stopped = false;
    }
    steppedFrame = machine.frame();
    steppedSlot = current.map(ExecutedInstruction::slot).orElse(0);
    if (resumeMode == Resume.HALT) {
      resumeMode = Resume.CONTINUE;
      throw new ScriptException("halted by the debugger");
    }
  }

  private List<Stop.Watch> watchedValues() {
    List<Stop.Watch> values = new ArrayList<>();
    for (int word : watches) {
      values.add(new Stop.Watch(word, machine.variables().read(word)));
    }
    return values;
  }

  /** Stops at accesses with a breakpoint, except accesses while the machine is stopped. */
  private final class AccessListener implements VariableListener {

    @Override
    public void read(int word, int value) {
      if (!stopped) {
        variableListener.read(word, value);
      }
      stopIfSet(new Breakpoint.OnRead(word));
    }

    @Override
    public void write(int word, int before, int after) {
      if (!stopped) {
        variableListener.write(word, before, after);
      }
      stopIfSet(new Breakpoint.OnWrite(word));
    }
  }
}
