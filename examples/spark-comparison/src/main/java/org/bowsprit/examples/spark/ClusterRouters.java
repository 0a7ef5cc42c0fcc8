package org.bowsprit.examples.spark;

import java.util.List;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.router.funnel.FunnelProvider;
import org.bowsprit.router.geodesic.GeodesicProvider;
import org.bowsprit.router.grid.GridAStarProvider;
import org.bowsprit.router.grid.GridJpsProvider;
import org.bowsprit.router.theta.ThetaProvider;

/** Contains the routers that are available to executors. Add your own router here. */
final class ClusterRouters {

  private ClusterRouters() {}

  static List<RouterProvider> all() {
    return List.of(
        new BoxGraphProvider(),
        new FunnelProvider(),
        new GeodesicProvider(),
        new GridAStarProvider(),
        new GridJpsProvider(),
        new ThetaProvider());
  }
}
