package org.bowsprit.engine.reference;

/**
 * The share of captured runs that is equal in ours.
 *
 * @param states iterations in which something changed
 * @param sameStates those whose actors, room and camera are the same
 * @param values changed variables and bits
 * @param sameValues those that changed to the same in the same iteration
 * @param instructions executed instructions
 * @param sameInstructions those before the first that differs in its run
 */
record Figures(
    int states,
    int sameStates,
    int values,
    int sameValues,
    int instructions,
    int sameInstructions) {

  static final Figures NONE = new Figures(0, 0, 0, 0, 0, 0);

  Figures plus(Figures other) {
    return new Figures(
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
