package org.bowsprit.bow.internal.decompile;

import java.util.List;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * Consecutive conditional jumps that together test one condition.
 *
 * @param text the condition, as text; if it is true, execution continues after the tests
 * @param end the position after the last test
 * @param falseTarget the position to which the tests jump if the condition is false
 * @param temporaries the temporary variables that contain the results of function calls in the
 *     condition
 */
record Condition(String text, int end, int falseTarget, List<Reference> temporaries) {

  /** Stores an immutable copy of {@code temporaries}. */
  Condition {
    temporaries = List.copyOf(temporaries);
  }
}
