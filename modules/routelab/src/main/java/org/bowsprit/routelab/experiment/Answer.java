package org.bowsprit.routelab.experiment;

import org.bowsprit.pathfinding.Route;

/**
 * What one router answered, and its figures.
 *
 * @param router the router's id
 * @param route what it answered
 * @param figures what was measured of the route
 * @param cost what planning it cost
 * @param lacksMatrix whether the router stops since it follows a box matrix and there is none
 */
public record Answer(
    String router, Route route, Figures figures, PlanCost cost, boolean lacksMatrix) {

  /** Returns how long planning took, NaN if it was not timed or the route does not arrive. */
  public double nanosIfReached() {
    return route.reached() && cost.nanos() >= 0 ? (double) cost.nanos() : Double.NaN;
  }

  /** Returns this answer with the same route, which shows how the router thought. */
  Answer shown(Route withDebug) {
    return new Answer(router, withDebug, figures, cost, lacksMatrix);
  }

  /** Returns how often the route steps from one box into another; 0 where boxes play no part. */
  public int hops() {
    return Math.max(0, route.chainLength() - 1);
  }
}
