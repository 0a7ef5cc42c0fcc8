package org.bowsprit.vm.text;

import java.util.Optional;

/** Finds names for numbers in statements. By default, variables have no names. */
@FunctionalInterface
public interface OperandNames {

  /** Contains no names, so that all numbers remain. */
  OperandNames NONE = (role, number) -> Optional.empty();

  /**
   * Returns the name of a number in a statement.
   *
   * @param role the role of the operand in the instruction definitions, such as {@code actor}
   * @param number the number
   */
  Optional<String> value(String role, int number);

  /**
   * Returns the name of a variable. For an element of an array, this is a name such as {@code
   * table[2]}.
   *
   * @param word reference word without index: a global, local (0x4000) or bit (0x8000)
   */
  default Optional<String> variable(int word) {
    return Optional.empty();
  }

  /**
   * Returns the name of a state of an object.
   *
   * @param object number of the object
   * @param state the state
   */
  default Optional<String> state(int object, int state) {
    return Optional.empty();
  }
}
