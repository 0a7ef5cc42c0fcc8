package org.bowsprit.vm;

/** Receives every access to a variable by a script or the engine. For watchpoints. */
public interface VariableListener {

  /**
   * Called after a variable is read.
   *
   * @param word the reference word without the index bit: a global, local (0x4000) or bit (0x8000)
   * @param value the value
   */
  void read(int word, int value);

  /**
   * Called when a variable is written.
   *
   * @param word the reference word, as in {@link #read}
   * @param before its old value
   * @param after its new value
   */
  void write(int word, int before, int after);
}
