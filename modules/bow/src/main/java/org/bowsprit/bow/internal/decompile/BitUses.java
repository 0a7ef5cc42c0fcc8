package org.bowsprit.bow.internal.decompile;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;

/** Counts how often the code of a game uses each bit variable. */
final class BitUses {

  /**
   * The number of uses of a bit by a line that is shown only once. The code of the line tests the
   * bit and sets it.
   */
  private static final int USES_BY_ONE_LINE = 2;

  private final Map<Integer, Integer> counts = new HashMap<>();

  /** Counts the bits of an instruction. */
  void add(Instruction instruction) {
    instruction.operands().forEach(this::add);
  }

  private void add(Operand operand) {
    if (operand instanceof Reference reference
        && (reference.word() & Reference.BIT_VARIABLE_BIT) != 0) {
      counts.merge(reference.word() & ~Reference.BIT_VARIABLE_BIT, 1, Integer::sum);
    } else if (operand instanceof Operand.Arguments arguments) {
      arguments.elements().forEach(each -> add(each.value()));
    } else if (operand instanceof Operand.SubOperations subs) {
      subs.list().forEach(sub -> sub.operands().forEach(this::add));
    } else if (operand instanceof Operand.Nested nested) {
      add(nested.instruction());
    }
  }

  /** Returns the bits whose number of uses is the same as for a line that is shown only once. */
  Set<Integer> bitsOfOneLine() {
    return counts.entrySet().stream()
        .filter(each -> each.getValue() == USES_BY_ONE_LINE)
        .map(Map.Entry::getKey)
        .collect(Collectors.toUnmodifiableSet());
  }
}
