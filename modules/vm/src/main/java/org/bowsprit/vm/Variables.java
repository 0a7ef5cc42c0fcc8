package org.bowsprit.vm;

/**
 * The variables of a machine, as the engine, a debugger or a text with escapes reads and writes
 * them.
 *
 * <p>Numbers outside of a bank read as 0 and cannot be written (spec 06 §13).
 */
public interface Variables {

  /** Returns the value of a variable that means something to the engine. */
  int get(EngineVariable variable);

  /** Sets a variable that means something to the engine. */
  void set(EngineVariable variable, int value);

  /**
   * Returns the value that a reference word without index stands for: a global, a bit (0x8000), or
   * a local (0x4000) of the slot that is running.
   */
  int read(int word);

  /** Sets what a reference word without index stands for; bits become 1 for every value but 0. */
  void write(int word, int value);
}
