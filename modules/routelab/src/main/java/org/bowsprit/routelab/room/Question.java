package org.bowsprit.routelab.room;

import java.util.Optional;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * One walk every router is asked to plan.
 *
 * @param set which set of walks it belongs to: {@code centroids}, {@code inside}, {@code near},
 *     {@code far}, {@code objects}, {@code given} or {@code scripts}
 * @param scenario the state of the floor
 * @param from where the actor stands
 * @param to where it shall go
 * @param benchmark what the walk's file says about it, if it comes from a {@code .scen}
 */
public record Question(
    String set, LockScenario scenario, Point from, Point to, Optional<Benchmark> benchmark) {

  /** The set of walks that the source itself asks for. */
  public static final String GIVEN = "given";

  /** The set of walks that a game's scripts make. */
  public static final String SCRIPTED = "scripts";

  /** A walk that no file says anything about. */
  public Question(String set, LockScenario scenario, Point from, Point to) {
    this(set, scenario, from, to, Optional.empty());
  }
}
