package org.bowsprit.bow.internal.decompile;

import java.util.Optional;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * Instructions that are one statement, which contains no others.
 *
 * @param text the statement
 * @param to the position after the instructions
 * @param temporary the unnamed local variable that holds an answer inside of the statement
 */
record Statement(String text, int to, Optional<Reference> temporary) {

  /** Creates a statement that asks nothing. */
  Statement(String text, int to) {
    this(text, to, Optional.empty());
  }

  /** Creates a statement that waits for the end of a script or sound. */
  Statement(String text, AwaitedEnd wait) {
    this(text, wait.end(), Optional.of(wait.answer()));
  }
}
