package org.bowsprit.vm.cure;

import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.port.Ports;

/** The script that runs now, as cures see it and what they can do to it. */
public interface RunningScript {

  /** Returns the room the game is in, not mapped to its data. */
  int room();

  /** Returns where the script's code comes from. */
  ScriptKind kind();

  int number();

  /** Returns the value of a literal, or of the variable that a reference means. */
  int value(Operand operand);

  /** Returns a variable by its word. */
  int variable(int word);

  /** Returns an engine variable. */
  int variable(EngineVariable variable);

  /** Returns the world. */
  Ports ports();

  /** Returns whether code of a carried object runs somewhere with a cutscene of its own open. */
  boolean isCarriedCodeInCutscene();

  /** Carries an instruction out: the faulty one as it stands, or another in its place. */
  void execute(Instruction instruction);

  /** Lets the faulty instruction be tried again in the next frame. */
  void retry(Instruction instruction);

  /** Gives the faulty instruction's result variable a value. */
  void answer(Instruction instruction, int value);

  /** Runs a numbered script nested with the given locals. */
  void run(int script, int... arguments);
}
