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

/** All routers there are in a browser, where no plugin can be added. */
final class CompiledRouters {

  /** The router that is built in. */
  static final String USUAL = BoxGraphProvider.ID;

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
   * Returns a router with the way of walking that it is made for.
   *
   * @throws WebTrouble if there is none of that id
   */
  WalkPlanner planner(String id) {
    return providers.stream()
        .filter(provider -> provider.id().equals(id))
        .findFirst()
        .map(WalkPlanner::of)
        .orElseThrow(() -> new WebTrouble("There is no router " + id + "."));
  }
}
