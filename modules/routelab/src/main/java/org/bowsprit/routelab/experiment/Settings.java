package org.bowsprit.routelab.experiment;

/**
 * What an experiment is asked to do.
 *
 * @param questionsPerRoom how many walks to draw in each room
 * @param seed of the draw
 * @param threads how many rooms to work on at once, from 1
 * @param timed whether to measure time and allocation, in a separate pass on one thread
 */
public record Settings(int questionsPerRoom, long seed, int threads, boolean timed) {

  /** Walk speed of every simulated actor, horizontally: that of a game's defaults. */
  public static final int SPEED_X = 8;

  /** Walk speed of every simulated actor, vertically. */
  public static final int SPEED_Y = 2;
}
