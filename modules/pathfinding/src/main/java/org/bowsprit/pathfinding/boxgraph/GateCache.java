package org.bowsprit.pathfinding.boxgraph;

import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.Gate;

/**
 * Stores the gate of every matrix entry, which is computed on first use.
 *
 * <p>Several threads may compute the same gate at the same time. They write equal immutable gates,
 * so the order does not matter.
 */
final class GateCache {

  private final Floor floor;
  private final Gate[] gates;

  GateCache(Floor floor) {
    this.floor = floor;
    this.gates = new Gate[floor.matrix().entryCount()];
  }

  /** Returns the gate from {@code box} into the next box of one of its matrix entries. */
  Gate gateOf(int box, int entry) {
    Gate gate = gates[entry];
    if (gate == null) {
      gate = Gate.between(floor.box(box), floor.box(floor.matrix().nextOfEntry(entry)));
      gates[entry] = gate;
    }
    return gate;
  }
}
