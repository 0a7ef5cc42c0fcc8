package org.bowsprit.actors;

import java.util.Objects;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterProvider;

/**
 * The router that plans walks, and how they are walked.
 *
 * @param router plans
 * @param style how actors follow it; leg by leg only with routers that are leg oracles
 */
public record WalkPlanner(Router router, WalkStyle style) {

  public WalkPlanner {
    Objects.requireNonNull(router, "router must not be null");
    Objects.requireNonNull(style, "style must not be null");
  }

  /** Returns a router of a provider with the style that suits it. */
  public static WalkPlanner of(RouterProvider provider) {
    return new WalkPlanner(provider.open(), WalkStyle.of(provider));
  }
}
