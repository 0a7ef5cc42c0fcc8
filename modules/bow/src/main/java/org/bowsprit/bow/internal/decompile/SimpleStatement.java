package org.bowsprit.bow.internal.decompile;

import java.util.Optional;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * Instructions that form one statement. The statement contains no other statements.
 *
 * @param text the statement
 * @param to the position after the instructions
 * @param temporary the temporary variable in which the statement stores a result; empty if it needs
 *     none
 */
record SimpleStatement(String text, int to, Optional<Reference> temporary) {

  /** Creates a statement that needs no temporary variable. */
  SimpleStatement(String text, int to) {
    this(text, to, Optional.empty());
  }

  /** Creates a statement that waits for the end of a script or sound. */
  SimpleStatement(String text, EndWait wait) {
    this(text, wait.end(), Optional.of(wait.temporary()));
  }
}
