package org.bowsprit.engine.journal;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.vm.ExecutedInstruction;
import org.bowsprit.vm.VariableListener;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.machine.VirtualMachine;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.vm.text.InstructionPrinter;
import org.bowsprit.vm.text.NamedOperands;
import org.bowsprit.vm.text.ReferenceNotation;

/**
 * Collects the steps of the scripts of a session. Add it to a prepared session before the session
 * boots, so that it also records the boot script.
 */
public final class ScriptTrace implements SessionListener {

  /** Prints no jump targets, because they change when the code before them changes. */
  private static final InstructionPrinter PRINTER =
      new InstructionPrinter(target -> "elsewhere", false);

  private final Symbols symbols;
  private List<ScriptStep> steps = new ArrayList<>();
  private VirtualMachine machine;
  private boolean isStopped;

  /**
   * Creates a trace.
   *
   * @param symbols the names of the game
   */
  public ScriptTrace(Symbols symbols) {
    this.symbols = symbols;
  }

  @Override
  public void machineCreated(VirtualMachine startedMachine) {
    machine = startedMachine;
    if (!isStopped) {
      machine.setInstructionListener((slot, script, instruction) -> add(ScriptStep.NO_WRITE, 0));
      machine.setVariableListener(new WriteListener());
    }
  }

  /** Receives the values that scripts write, but not those that the engine writes. */
  private final class WriteListener implements VariableListener {
    @Override
    public void read(int word, int value) {
      // A read does not change the game.
    }

    @Override
    public void write(int word, int before, int after) {
      if (machine.isScriptRunning()) {
        add(word, after);
      }
    }
  }

  private void add(int word, int value) {
    steps.add(new ScriptStep(machine.lastInstruction(), word, value));
  }

  /** Stops collecting. */
  void stop() {
    isStopped = true;
    steps = new ArrayList<>();
    machine.setInstructionListener(null);
    machine.setVariableListener(null);
  }

  /** Returns the steps since the last call. */
  List<ScriptStep> takeSteps() {
    List<ScriptStep> takenSteps = steps;
    steps = new ArrayList<>();
    return takenSteps;
  }

  /**
   * Returns a step as text with the names in the sources, and without numbers that depend on other
   * code.
   */
  String text(ScriptStep step) {
    ExecutedInstruction executedInstruction = step.executed();
    CodeName code =
        symbols.codeOf(
            executedInstruction.kind(), executedInstruction.script(), executedInstruction.room());
    NamedOperands names =
        new NamedOperands(symbols, code, executedInstruction.instruction().offset());
    String writtenValue =
        step.isWrite() ? " " + variable(names, step.word()) + " = " + step.value() : "";
    return symbols.name(code).orElseGet(code::toString)
        + " "
        + PRINTER.withNames(names).print(executedInstruction.instruction())
        + writtenValue;
  }

  private static String variable(NamedOperands names, int word) {
    // The number of a local variable without a name changes when another local variable is added.
    boolean isUnnamedLocal = (word & Reference.LOCAL_BIT) != 0 && names.variable(word).isEmpty();
    return isUnnamedLocal && (word & Reference.BIT_VARIABLE_BIT) == 0
        ? "a local variable"
        : ReferenceNotation.print(new Reference(word, Reference.NOT_INDEXED), names);
  }
}
