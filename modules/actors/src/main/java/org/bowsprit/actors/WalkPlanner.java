package org.bowsprit.actors;

import java.util.Objects;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterProvider;

/**
 * A router with its walk style.
 *
 * @param router the router that plans walks
 * @param style the walk style, which is leg by leg only for leg oracles
 */
public record WalkPlanner(Router router, WalkStyle style) {

  public WalkPlanner {
    Objects.requireNonNull(router, "router must not be null");
    Objects.requireNonNull(style, "style must not be null");
  }

  /** Returns a router of a provider with the suitable style. */
  public static WalkPlanner of(RouterProvider provider) {
    return new WalkPlanner(provider.open(), WalkStyle.of(provider));
  }
}
