package org.bowsprit.vm;

/**
 * The variables of a machine, for the engine, a debugger, and texts with escapes.
 *
 * <p>Variables outside a bank read as 0 and cannot be written (spec 06 §13).
 */
public interface Variables {

  /** Returns the value of an engine variable. */
  int get(EngineVariable variable);

  /** Sets an engine variable. */
  void set(EngineVariable variable, int value);

  /**
   * Returns the value of the variable that a reference word without index names: a global, a bit
   * (0x8000), or a local (0x4000) of the running slot.
   */
  int read(int word);

  /**
   * Returns the same value as {@link #read} without notifying a {@link VariableListener}. For tools
   * that show variables.
   */
  int peek(int word);

  /**
   * Sets the variable that a reference word without index names. Bits become 1 for every value
   * except 0.
   */
  void write(int word, int value);
}
