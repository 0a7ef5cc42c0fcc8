package org.bowsprit.web;

import java.util.List;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.router.classic.ClassicProvider;
import org.bowsprit.router.funnel.FunnelProvider;
import org.bowsprit.router.geodesic.GeodesicProvider;
import org.bowsprit.router.grid.GridAStarProvider;
import org.bowsprit.router.grid.GridJpsProvider;
import org.bowsprit.router.theta.ThetaProvider;

/** Provides all routers of the browser version, which has no plugins. */
final class CompiledRouters {

  /** The default router. */
  static final String DEFAULT_ID = BoxGraphProvider.ID;

  private final List<RouterProvider> providers =
      List.of(
          new BoxGraphProvider(),
          new ClassicProvider(),
          new FunnelProvider(),
          new GeodesicProvider(),
          new GridAStarProvider(),
          new GridJpsProvider(),
          new ThetaProvider());

  List<RouterProvider> all() {
    return providers;
  }

  /**
   * Returns a router with its walk style.
   *
   * @throws RequestFailedException if there is no router with this id
   */
  WalkPlanner planner(String id) {
    return providers.stream()
        .filter(provider -> provider.id().equals(id))
        .findFirst()
        .map(WalkPlanner::of)
        .orElseThrow(() -> new RequestFailedException("There is no router " + id + "."));
  }
}
