package org.bowsprit.routelab.query;

import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.routelab.room.LockScenario;

/**
 * One walk to plan.
 *
 * @param id what the answer is called
 * @param disk the floor before any lock
 * @param start where the actor stands
 * @param goal where it shall go
 * @param scenario the state of the floor
 */
public record RouteQuery(String id, Floor disk, Point start, Point goal, LockScenario scenario) {

  /** Returns the floor as the walk finds it. */
  public Floor floor(Router router) {
    return scenario.applyTo(disk, router);
  }
}
