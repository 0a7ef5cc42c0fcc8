package org.bowsprit.routelab.query;

import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.trial.room.LockScenario;

/**
 * One walk to plan.
 *
 * @param id the id of the answer
 * @param disk the floor before any locks; the same object for all walks on it
 * @param start the start of the walk
 * @param goal its destination
 * @param scenario the state of the floor
 * @param unit the pixels per unit of the answer: more than 1 on maps and meshes
 */
public record RouteQuery(
    String id, Floor disk, Point start, Point goal, LockScenario scenario, int unit) {

  /** Returns the floor in the state of the walk. */
  public Floor floor(Router router) {
    return scenario.applyTo(disk, router);
  }
}
