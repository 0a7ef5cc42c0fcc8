package org.bowsprit.engine.reference;

/**
 * Counts that show how much of the captured runs this program reproduces.
 *
 * @param states the number of iterations in which something changed
 * @param sameStates the number of these iterations whose actors, room and camera are the same
 * @param values the number of changes of variables and bits
 * @param sameValues the number of these changes that have the same value in the same iteration
 * @param instructions the number of executed instructions
 * @param sameInstructions the number of instructions that precede the first different instruction
 *     of a run, added over all runs
 */
record ReplayCounts(
    int states,
    int sameStates,
    int values,
    int sameValues,
    int instructions,
    int sameInstructions) {

  static final ReplayCounts NONE = new ReplayCounts(0, 0, 0, 0, 0, 0);

  ReplayCounts plus(ReplayCounts other) {
    return new ReplayCounts(
        states + other.states,
        sameStates + other.sameStates,
        values + other.values,
        sameValues + other.sameValues,
        instructions + other.instructions,
        sameInstructions + other.sameInstructions);
  }

  @Override
  public String toString() {
    return sameStates
        + " of "
        + states
        + " states, "
        + sameValues
        + " of "
        + values
        + " variables and "
        + sameInstructions
        + " of "
        + instructions
        + " instructions are the same";
  }
}
