package org.bowsprit.engine.trace;

/**
 * What a trace records beside the actors.
 *
 * @param everyIteration also iterations in which nothing changed
 * @param variables changed variables and bits
 * @param instructions every executed instruction
 * @param texts every line that is said
 */
public record TraceOptions(
    boolean everyIteration, boolean variables, boolean instructions, boolean texts) {

  /** Actors only, changed iterations only. */
  public static final TraceOptions ACTORS = new TraceOptions(false, false, false, false);
}
