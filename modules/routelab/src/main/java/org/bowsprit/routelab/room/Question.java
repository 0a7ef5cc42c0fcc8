package org.bowsprit.routelab.room;

import org.bowsprit.pathfinding.geometry.Point;

/**
 * One walk every router is asked to plan.
 *
 * @param set which set of walks it belongs to: {@code centroids}, {@code inside}, {@code near},
 *     {@code far}, {@code objects} or {@code given}
 * @param scenario the state of the floor
 * @param from where the actor stands
 * @param to where it shall go
 */
public record Question(String set, LockScenario scenario, Point from, Point to) {

  /** The set of walks that the source itself asks for. */
  public static final String GIVEN = "given";
}
