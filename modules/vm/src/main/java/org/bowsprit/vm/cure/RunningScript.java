package org.bowsprit.vm.cure;

import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.port.Ports;

/** The interface between cures and the running script. */
public interface RunningScript {

  /** Returns the current room, not mapped to its data. */
  int room();

  /** Returns the kind of the script. */
  ScriptKind kind();

  int number();

  /** Returns the value of a literal, or of the variable of a reference. */
  int value(Operand operand);

  /** Returns the value of the variable with a reference word. */
  int variable(int word);

  /** Returns the value of an engine variable. */
  int variable(EngineVariable variable);

  /** Returns the ports. */
  Ports ports();

  /** Returns whether a slot that runs code of a carried object has an open cutscene. */
  boolean isCarriedCodeInCutscene();

  /** Carries out an instruction: the unchanged faulty one, or a replacement. */
  void execute(Instruction instruction);

  /** Makes the script try the faulty instruction again in the next frame. */
  void retry(Instruction instruction);

  /** Sets the result variable of the faulty instruction. */
  void setResult(Instruction instruction, int value);

  /** Runs a numbered script, nested in the running script, with the given local variables. */
  void run(int script, int... arguments);
}
