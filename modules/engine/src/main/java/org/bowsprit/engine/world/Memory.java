package org.bowsprit.engine.world;

/** What the world reads and writes of the virtual machine's memory. */
public interface Memory {

  /**
   * A global variable.
   *
   * @param number its number
   */
  int variable(int number);

  /**
   * Sets a global variable.
   *
   * @param number its number
   * @param value its new value
   */
  void setVariable(int number, int value);

  /**
   * The value of a plain variable reference of a text.
   *
   * @param word global, local or bit variable (spec 06 §1.1)
   */
  int reference(int word);

  /**
   * A string resource.
   *
   * @param number its number
   * @return null when there is none
   */
  byte[] string(int number);
}
