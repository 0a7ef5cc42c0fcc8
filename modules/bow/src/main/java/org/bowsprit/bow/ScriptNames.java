package org.bowsprit.bow;

import java.util.Optional;

/** Names that a decompiler writes in place of numbers. */
@FunctionalInterface
public interface ScriptNames {

  /** No names; numbers are used. */
  ScriptNames NONE = (role, number) -> Optional.empty();

  /**
   * Returns the name that a source declares for a number, if there is one.
   *
   * @param role the operand's name in the instruction definitions: {@code actor}, {@code object},
   *     {@code room}, {@code script}, {@code sound}, {@code costume}, {@code verb}
   * @param number the number
   */
  Optional<String> name(String role, int number);
}
