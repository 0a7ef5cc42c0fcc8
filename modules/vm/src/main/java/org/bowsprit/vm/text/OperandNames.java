package org.bowsprit.vm.text;

import java.util.Optional;

/** Names that statements are written with in place of numbers. */
public interface OperandNames {

  /** No names: numbers stay. */
  OperandNames NONE =
      new OperandNames() {
        @Override
        public Optional<String> value(String role, int number) {
          return Optional.empty();
        }

        @Override
        public Optional<String> variable(int word) {
          return Optional.empty();
        }
      };

  /**
   * Returns what a number is called that stands in a statement.
   *
   * @param role what the instruction definitions call the operand, such as {@code actor}
   * @param number the number
   */
  Optional<String> value(String role, int number);

  /**
   * Returns what a variable is called; an element of an array is {@code table[2]}.
   *
   * @param word reference word without index: a global, local (0x4000) or bit (0x8000)
   */
  Optional<String> variable(int word);
}
