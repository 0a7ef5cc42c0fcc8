package org.bowsprit.routelab.experiment;

import java.io.Serializable;
import org.bowsprit.trial.WalkSpeed;

/**
 * The settings of an experiment.
 *
 * @param questionsPerRoom how many walks to draw in each room
 * @param seed of the draw
 * @param threads how many rooms to work on at once, from 1
 * @param timed whether to measure time and allocation, in a separate pass on one thread
 * @param speed how fast the simulated actors walk
 */
public record ExperimentSettings(
    int questionsPerRoom, long seed, int threads, boolean timed, WalkSpeed speed)
    implements Serializable {

  private static final long serialVersionUID = 1L;

  /** ExperimentSettings with actors at {@link WalkSpeed#USUAL}. */
  public ExperimentSettings(int questionsPerRoom, long seed, int threads, boolean timed) {
    this(questionsPerRoom, seed, threads, timed, WalkSpeed.USUAL);
  }
}
