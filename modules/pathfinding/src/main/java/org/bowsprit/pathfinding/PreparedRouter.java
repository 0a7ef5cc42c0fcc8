package org.bowsprit.pathfinding;

import java.util.Optional;

/**
 * A router prepared for one floor.
 *
 * <p>Thread-safe and a pure function: equal requests give equal routes at any time, on any thread.
 *
 * @since 1.0
 */
public interface PreparedRouter {

  /**
   * Plans a walk.
   *
   * <p>Never throws and never returns null: if the target cannot be reached, the route ends at the
   * best known point with a {@link Reason}.
   */
  Route route(RouteRequest request);

  /**
   * Returns the leg oracle of a router with {@link RouterCapability#LEG_ORACLE}; empty otherwise.
   */
  default Optional<LegOracle> legOracle() {
    return Optional.empty();
  }
}
