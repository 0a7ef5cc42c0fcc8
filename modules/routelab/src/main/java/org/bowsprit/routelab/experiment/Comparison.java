package org.bowsprit.routelab.experiment;

import java.util.List;

/**
 * What is compared.
 *
 * @param source what the rooms come from, such as a game's name
 * @param contestants the routers, in the order of every list of answers
 * @param settings how it is done
 * @param manifest what it takes to do it again
 */
public record Comparison(
    String source,
    List<Contestant> contestants,
    ExperimentSettings settings,
    RunManifest manifest) {

  /** A comparison of which nobody knows how to do it again. */
  public Comparison(String source, List<Contestant> contestants, ExperimentSettings settings) {
    this(source, contestants, settings, RunManifest.UNKNOWN);
  }

  public Comparison {
    contestants = List.copyOf(contestants);
  }
}
