package org.bowsprit.trial.room;

import java.util.Optional;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * A walk that every router plans.
 *
 * @param set the set of walks that it belongs to: {@code centroids}, {@code inside}, {@code near},
 *     {@code far}, {@code objects}, {@code given} or {@code scripts}
 * @param scenario the state of the floor
 * @param from the start
 * @param to the destination
 * @param benchmark the data about the walk in its file, if it comes from a {@code .scen}
 */
public record Question(
    String set, LockScenario scenario, Point from, Point to, Optional<Benchmark> benchmark) {

  /** The set of walks from the source. */
  public static final String GIVEN = "given";

  /** The set of walks that a game's scripts make. */
  public static final String SCRIPTED = "scripts";

  /** Creates a walk without benchmark data. */
  public Question(String set, LockScenario scenario, Point from, Point to) {
    this(set, scenario, from, to, Optional.empty());
  }
}
