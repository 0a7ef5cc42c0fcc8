package org.bowsprit.engine.journal;

import org.bowsprit.vm.ExecutedInstruction;

/**
 * Something that a script did: it began an instruction, or an instruction wrote a variable.
 *
 * @param executed the instruction
 * @param word the reference word of the variable that it wrote; {@link #BEGUN} if it was begun
 * @param value the value that it wrote
 */
public record ScriptStep(ExecutedInstruction executed, int word, int value) {

  /** The word of a step that writes nothing. */
  public static final int BEGUN = -1;

  /** Returns whether an instruction wrote a variable. */
  public boolean isWrite() {
    return word != BEGUN;
  }

  /** Returns whether this is exactly the step of another session of the same game. */
  boolean isSame(ScriptStep other) {
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
