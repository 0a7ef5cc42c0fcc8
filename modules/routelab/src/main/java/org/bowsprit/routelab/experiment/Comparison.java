package org.bowsprit.routelab.experiment;

import java.util.List;
import org.bowsprit.trial.Contestant;

/**
 * The subject of a comparison.
 *
 * @param source the origin of the rooms, such as a game's name
 * @param contestants the routers, in the order of every list of answers
 * @param settings the settings of the experiment
 * @param manifest the data needed to repeat the comparison
 */
public record Comparison(
    String source,
    List<Contestant> contestants,
    ExperimentSettings settings,
    RunManifest manifest) {

  /** Creates a comparison without the data needed to repeat it. */
  public Comparison(String source, List<Contestant> contestants, ExperimentSettings settings) {
    this(source, contestants, settings, RunManifest.UNKNOWN);
  }

  public Comparison {
    contestants = List.copyOf(contestants);
  }
}
