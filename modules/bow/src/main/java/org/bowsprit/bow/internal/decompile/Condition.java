package org.bowsprit.bow.internal.decompile;

import java.util.List;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * Tests that are one condition.
 *
 * @param text the condition under which execution goes on after the tests
 * @param to the position after the last test
 * @param otherwise the position to which the tests jump if the condition is false
 * @param temporaries the local variables that hold answers inside of the condition
 */
record Condition(String text, int to, int otherwise, List<Reference> temporaries) {

  /** Takes an immutable copy. */
  Condition {
    temporaries = List.copyOf(temporaries);
  }
}
