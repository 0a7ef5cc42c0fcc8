package org.bowsprit.engine.journal;

import org.bowsprit.vm.ExecutedInstruction;

/**
 * A step of a script: the beginning of an instruction, or the write of a variable.
 *
 * @param executed the instruction
 * @param word the reference word of the variable that the instruction wrote; {@link #NO_WRITE} for
 *     the beginning of an instruction
 * @param value the value that the instruction wrote
 */
public record ScriptStep(ExecutedInstruction executed, int word, int value) {

  /** The word of a step that writes nothing. */
  public static final int NO_WRITE = -1;

  /** Returns whether this step is the write of a variable. */
  public boolean isWrite() {
    return word != NO_WRITE;
  }

  /** Returns whether this step equals a step of another session of the same game. */
  boolean matches(ScriptStep other) {
    ExecutedInstruction one = executed;
    ExecutedInstruction two = other.executed;
    return word == other.word
        && value == other.value
        && one.script() == two.script()
        && one.kind() == two.kind()
        && one.room() == two.room()
        && one.instruction().equals(two.instruction());
  }
}
