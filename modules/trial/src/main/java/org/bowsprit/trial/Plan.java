package org.bowsprit.trial;

import java.util.List;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * The answers of the routers to one question, before their routes are measured.
 *
 * @param request the request
 * @param target the question's goal, snapped to the floor
 * @param routes one route for each router, in the order of the routers
 */
public record Plan(RouteRequest request, Point target, List<TimedRoute> routes) {

  public Plan {
    routes = List.copyOf(routes);
  }

  /**
   * A route and its planning cost.
   *
   * @param route the route
   * @param cost the planning cost
   */
  public record TimedRoute(Route route, PlanCost cost) {}
}
