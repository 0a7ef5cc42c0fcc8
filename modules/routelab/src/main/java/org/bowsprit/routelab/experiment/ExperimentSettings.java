package org.bowsprit.routelab.experiment;

import java.io.Serializable;
import org.bowsprit.trial.WalkSpeed;

/**
 * The settings of an experiment.
 *
 * @param questionsPerRoom the number of walks to draw in each room
 * @param seed the seed of the draw
 * @param threads the number of threads, from 1
 * @param timed whether to measure time and allocation; this is done in a separate pass on one
 *     thread
 * @param speed the speed of the simulated actors
 */
public record ExperimentSettings(
    int questionsPerRoom, long seed, int threads, boolean timed, WalkSpeed speed)
    implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Creates settings with actors at {@link WalkSpeed#DEFAULT}. */
  public ExperimentSettings(int questionsPerRoom, long seed, int threads, boolean timed) {
    this(questionsPerRoom, seed, threads, timed, WalkSpeed.DEFAULT);
  }
}
