package org.bowsprit.engine.trace;

/**
 * The parts of a trace in addition to the actors.
 *
 * @param everyIteration whether iterations without changes are included
 * @param variables whether changed variables and bits are included
 * @param instructions whether every executed instruction is included
 * @param texts whether every spoken line is included
 */
public record TraceOptions(
    boolean everyIteration, boolean variables, boolean instructions, boolean texts) {

  /** Includes only actors, and only iterations with changes. */
  public static final TraceOptions ACTORS = new TraceOptions(false, false, false, false);
}
