package org.bowsprit.integration.games;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.actors.WalkStyle;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.router.classic.ClassicProvider;
import org.bowsprit.router.funnel.FunnelProvider;
import org.bowsprit.router.geodesic.GeodesicProvider;
import org.bowsprit.router.grid.GridAStarProvider;
import org.bowsprit.router.grid.GridJpsProvider;
import org.bowsprit.router.theta.ThetaProvider;

/**
 * A router and a walk style, with which a game is played.
 *
 * @param router the router that plans the walks
 * @param style the walk style
 */
record RoutingMode(RouterProvider router, WalkStyle style) {

  /** Returns a mode for each router, and two for routers that support both walk styles. */
  static List<RoutingMode> all() {
    List<RoutingMode> modes = new ArrayList<>();
    for (RouterProvider router :
        List.of(
            new BoxGraphProvider(),
            new ClassicProvider(),
            new FunnelProvider(),
            new GeodesicProvider(),
            new GridAStarProvider(),
            new GridJpsProvider(),
            new ThetaProvider())) {
      modes.add(new RoutingMode(router, WalkStyle.PLANNED));
      if (WalkStyle.of(router) == WalkStyle.LEG_BY_LEG) {
        modes.add(new RoutingMode(router, WalkStyle.LEG_BY_LEG));
      }
    }
    return modes;
  }

  @Override
  public String toString() {
    return router.id() + (style == WalkStyle.LEG_BY_LEG ? " leg by leg" : "");
  }
}
