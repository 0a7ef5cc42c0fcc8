package org.bowsprit.bow.internal.decompile;

import java.util.Map;
import org.bowsprit.vm.text.OperandNames;

/**
 * The names that decompiled code contains instead of numbers.
 *
 * @param operands the names of values and of variables that are not local
 * @param locals the names of local variables, by number; a local variable without an entry is named
 *     after its number
 */
record Names(OperandNames operands, Map<Integer, String> locals) {

  static final Names NONE = new Names(OperandNames.NONE, Map.of());
}
