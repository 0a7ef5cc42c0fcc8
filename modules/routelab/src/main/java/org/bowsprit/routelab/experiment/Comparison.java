package org.bowsprit.routelab.experiment;

import java.util.List;

/**
 * What is compared.
 *
 * @param source what the rooms come from, such as a game's name
 * @param contestants the routers, in the order of every list of answers
 * @param settings how it is done
 */
public record Comparison(String source, List<Contestant> contestants, ExperimentSettings settings) {

  public Comparison {
    contestants = List.copyOf(contestants);
  }
}
