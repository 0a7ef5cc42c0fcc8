package org.bowsprit.vm.cure;

import java.util.List;

/**
 * The cures in force.
 *
 * @param instructions the cures of instructions
 * @param entries the cures of objects' code
 */
public record Cures(List<Cure> instructions, List<EntryCure> entries) {

  /** No cures. */
  public static final Cures NONE = new Cures(List.of(), List.of());

  public Cures {
    instructions = List.copyOf(instructions);
    entries = List.copyOf(entries);
  }

  /** Returns whether there are no cures. */
  public boolean isEmpty() {
    return instructions.isEmpty() && entries.isEmpty();
  }
}
