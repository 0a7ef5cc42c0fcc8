package org.bowsprit.trial;

import org.bowsprit.pathfinding.Route;

/**
 * The answer of one router, with its figures.
 *
 * @param router the router's id
 * @param route the route
 * @param figures the figures of the route
 * @param cost the cost of planning it
 * @param lacksMatrix whether the router stops because it follows a box matrix and there is none
 */
public record Answer(
    String router, Route route, Figures figures, PlanCost cost, boolean lacksMatrix) {

  /**
   * Returns the planning time in nanoseconds; NaN if it was not measured or the route does not
   * arrive.
   */
  public double nanosIfReached() {
    return route.reached() && cost.nanos() >= 0 ? (double) cost.nanos() : Double.NaN;
  }

  /** Returns this answer with the same route and its debug shapes. */
  public Answer withRoute(Route newRoute) {
    return new Answer(router, newRoute, figures, cost, lacksMatrix);
  }

  /** Returns the number of steps from one box into another; 0 if the router does not use boxes. */
  public int hops() {
    return Math.max(0, route.chainLength() - 1);
  }
}
