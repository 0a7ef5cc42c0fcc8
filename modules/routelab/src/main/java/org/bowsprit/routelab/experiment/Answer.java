package org.bowsprit.routelab.experiment;

import org.bowsprit.pathfinding.Route;

/**
 * What one router answered, and its figures.
 *
 * @param router the router's id
 * @param route what it answered
 * @param figures what was measured
 */
public record Answer(String router, Route route, Figures figures) {

  /** Returns how often the route steps from one box into another; 0 where boxes play no part. */
  public int hops() {
    return Math.max(0, route.chainLength() - 1);
  }
}
