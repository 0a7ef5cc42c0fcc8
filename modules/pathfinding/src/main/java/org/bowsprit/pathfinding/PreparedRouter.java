package org.bowsprit.pathfinding;

import java.util.Optional;

/**
 * A router prepared for one floor.
 *
 * <p>Thread-safe and a pure function: the same request gets an equal route at any time, on any
 * thread.
 *
 * @since 1.0
 */
public interface PreparedRouter {

  /**
   * Plans a walk.
   *
   * <p>Never throws and never returns null: what cannot be planned ends with a {@link Reason} that
   * says why, at the best place known.
   */
  Route route(RouteRequest request);

  /**
   * Returns the leg oracle of a router with {@link RouterCapability#LEG_ORACLE}; empty otherwise.
   */
  default Optional<LegOracle> legOracle() {
    return Optional.empty();
  }
}
