package org.bowsprit.vm.cure;

import java.util.List;

/**
 * The cures in force.
 *
 * @param instructions those of instructions
 * @param entries those of objects' code
 */
public record Cures(List<Cure> instructions, List<EntryCure> entries) {

  /** Scripts run as they stand. */
  public static final Cures NONE = new Cures(List.of(), List.of());

  public Cures {
    instructions = List.copyOf(instructions);
    entries = List.copyOf(entries);
  }

  /** Returns whether there is nothing to mend. */
  public boolean isEmpty() {
    return instructions.isEmpty() && entries.isEmpty();
  }
}
