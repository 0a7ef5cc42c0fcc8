package org.bowsprit.routelab.room;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.vm.code.Operand;

/** Reads operands that are numbers in the code. */
final class PlainNumbers {

  private PlainNumbers() {}

  /** Returns the numbers; empty if an operand is anything else, such as a variable. */
  static List<Integer> of(List<Operand> operands) {
    List<Integer> numbers = new ArrayList<>();
    for (Operand operand : operands) {
      if (!(operand instanceof Operand.Literal literal)) {
        return List.of();
      }
      numbers.add(literal.value());
    }
    return numbers;
  }
}
