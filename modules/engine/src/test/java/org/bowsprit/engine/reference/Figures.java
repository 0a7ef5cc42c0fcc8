package org.bowsprit.engine.reference;

/**
 * The numbers that show how much of the captured runs this program reproduces.
 *
 * @param states the number of iterations in which something changed
 * @param sameStates the number of these iterations whose actors, room and camera are the same
 * @param values the number of changes of variables and bits
 * @param sameValues the number of these changes that have the same value in the same iteration
 * @param instructions the number of executed instructions
 * @param sameInstructions the number of instructions before the first different instruction of
 *     their run
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
