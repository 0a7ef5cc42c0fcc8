package org.bowsprit.vm.machine;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.bowsprit.vm.FaultListener;
import org.bowsprit.vm.FaultPolicy;
import org.bowsprit.vm.InstructionListener;
import org.bowsprit.vm.ScriptFault;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.code.DecodeException;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.ScriptCode;
import org.bowsprit.vm.port.ScriptException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Executes the running slot, instruction by instruction, until it gives up control (spec 05 §4.4,
 * §5.1).
 */
final class Interpreter {

  private static final Logger LOG = LoggerFactory.getLogger(Interpreter.class);

  /** The slot that is never used. */
  private static final int UNUSED_SLOT = 0;

  private final VirtualMachine machine;
  private final Memory memory;
  private final Handler[] handlers;
  private final Nesting nesting;
  private final InstructionHistory history = new InstructionHistory();
  private final FaultReporter reporter;
  private final Set<String> toleratedErrors = new LinkedHashSet<>();
  private final Runnable closeAbandonedCutscenes;
  private FaultPolicy policy = FaultPolicy.STRICT;
  private InstructionListener listener;
  private ScriptSlot current;
  private int executingOffset;
  private int budget;
  private ScriptFault fault;
  private boolean isPerforming;

  /** Unwinds the stack from a fault to the current step of the main loop. */
  private static final class Halt extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Halt() {
      super("the machine halts", null, false, false);
    }
  }

  Interpreter(VirtualMachine machine, Memory memory, Nesting nesting) {
    this.machine = machine;
    this.memory = memory;
    this.nesting = nesting;
    this.handlers = HandlerTable.complete().byOpcode(machine.profile().instructions());
    this.reporter = new FaultReporter(machine, history);
    this.closeAbandonedCutscenes = () -> machine.scripts().closeAbandonedCutscenes();
  }

  // The following methods are settings and queries for other classes.

  /** Sets the listener for instructions; null for none. */
  void setListener(InstructionListener newListener) {
    listener = newListener;
  }

  /**
   * Sets the listener for script errors; null for none. Only the first error at each place is
   * reported.
   */
  void setFaultListener(FaultListener newListener) {
    reporter.setListener(newListener);
  }

  /** Allows errors that were reported before to be reported again. */
  void clearReports() {
    reporter.clearReported();
  }

  /** Sets the reaction to script errors. */
  void setPolicy(FaultPolicy newPolicy) {
    policy = newPolicy;
  }

  /** Returns the error that halted the machine, or null. */
  ScriptFault fault() {
    return fault;
  }

  /** Lets a halted machine continue. */
  void clearFault() {
    fault = null;
  }

  /**
   * Returns the tolerated errors of scripts, one line each. No shipped script is known to cause
   * them.
   */
  public List<String> toleratedErrors() {
    return List.copyOf(toleratedErrors);
  }

  /** Returns the history of executed instructions. */
  InstructionHistory history() {
    return history;
  }

  /** Resets the number of instructions that a frame may execute. */
  void refillBudget() {
    budget = policy.instructionsPerFrame();
  }

  /**
   * Performs a step of the main loop, unless the machine has halted. A step that a port requests
   * during another step becomes part of that step.
   */
  void perform(Runnable step) {
    if (fault != null) {
      return;
    }
    if (isPerforming) {
      step.run();
      return;
    }
    isPerforming = true;
    try {
      performGuarded(step);
      if (machine.cutscenes().hasAbandoned()) {
        performGuarded(closeAbandonedCutscenes);
      }
    } catch (Halt halt) {
      nesting.clear();
    } finally {
      isPerforming = false;
      setCurrent(null);
    }
  }

  /**
   * Performs a step and turns an error outside any script, such as a hook without a script, into a
   * fault.
   */
  private void performGuarded(Runnable step) {
    try {
      step.run();
    } catch (ScriptException e) {
      nesting.clear();
      setCurrent(null);
      raise(FailedScript.of(machine.slots().get(UNUSED_SLOT)), e.getMessage(), null);
    }
  }

  // The following methods concern the running slot.

  ScriptSlot current() {
    return current;
  }

  /** Returns the offset of the instruction that is being executed. */
  int executingOffset() {
    return executingOffset;
  }

  /** Makes a slot the running slot; null makes the running slot give up control. */
  void setCurrent(ScriptSlot slot) {
    current = slot;
    memory.useLocals(slot == null ? null : slot.locals);
  }

  /** Runs a slot until it gives up control, then continues the slot that started it. */
  void runNested(ScriptSlot started) {
    int callerOffset = executingOffset;
    nesting.push(current);
    run(started);
    setCurrent(nesting.pop());
    executingOffset = callerOffset;
  }

  /** Runs a slot until no slot is running. */
  void run(ScriptSlot started) {
    setCurrent(started);
    while (current != null) {
      ScriptSlot slot = current;
      int number = slot.number;
      ScriptKind kind = slot.kind;
      ScriptCode code = slot.code;
      try {
        executeUntilYield();
      } catch (DecodeException | ScriptException e) {
        raise(new FailedScript(slot, number, kind, code), e.getMessage(), null);
      } catch (Halt e) {
        throw e;
      } catch (RuntimeException e) {
        raise(new FailedScript(slot, number, kind, code), "the world failed: " + e.getMessage(), e);
      }
    }
  }

  private void executeUntilYield() {
    ScriptSlot slot = current;
    while (slot != null) {
      executingOffset = slot.position;
      if (slot.position >= slot.code.length()) {
        tolerate("script " + slot.number + " runs off its end");
        machine.scripts().stopCurrent();
      } else {
        execute(slot, slot.code.instruction(slot.position));
      }
      slot = current;
    }
  }

  private void execute(ScriptSlot slot, Instruction instruction) {
    slot.position = instruction.nextOffset();
    executeInPlace(slot, instruction);
  }

  /**
   * Executes an instruction without moving the slot's position. The instruction may be inside an
   * expression.
   */
  void executeInPlace(ScriptSlot slot, Instruction instruction) {
    if (--budget < 0) {
      refillBudget();
      throw new ScriptException("more than " + budget + " instructions in one frame");
    }
    slot.didExecute = true;
    history.add(slot, machine.room(), instruction);
    if (listener != null) {
      listener.executing(slot.index, slot.number, instruction);
    }
    if (!machine.cureRunner().applyCure(instruction)) {
      handle(instruction);
    }
    if (listener != null) {
      listener.executed();
    }
  }

  /** Executes an instruction without cures. */
  void handle(Instruction instruction) {
    handlers[instruction.opcode()].execute(machine, instruction);
  }

  /**
   * Reports a problem that is an error during development but is tolerated when a game is played.
   */
  void failIfStrict(String problem) {
    if (policy == FaultPolicy.STRICT) {
      throw new ScriptException(problem);
    }
  }

  /** Tolerates a problem that no shipped script is known to cause, and logs it once. */
  private void tolerate(String problem) {
    String line = "in room " + machine.room() + ": " + problem;
    if (toleratedErrors.add(line)) {
      LOG.warn("{}", line);
    }
  }

  private void raise(FailedScript failed, String problem, RuntimeException cause) {
    ScriptSlot slot = failed.slot();
    if (policy == FaultPolicy.STRICT) {
      fault = reporter.report(failed, executingOffset, problem, cause);
      slot.position = slot.isLive() ? executingOffset : slot.position;
      throw new Halt();
    }
    reporter.reportFirst(failed, executingOffset, problem, cause);
    if (failed.isStillRunning()) {
      machine.slots().kill(slot);
    }
    setCurrent(null);
  }
}
