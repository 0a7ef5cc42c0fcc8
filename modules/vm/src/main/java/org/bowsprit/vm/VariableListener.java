package org.bowsprit.vm;

/** Hears of every access of a script or the engine to a variable: for watchpoints. */
public interface VariableListener {

  /**
   * Hears that a variable was read.
   *
   * @param word reference word without the index bit: a global, local (0x4000) or bit (0x8000)
   * @param value what was read
   */
  void read(int word, int value);

  /**
   * Hears that a variable is being written.
   *
   * @param word as in {@link #read}
   * @param before its value so far
   * @param after its new value
   */
  void write(int word, int before, int after);
}
