package org.bowsprit.integration.games;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.Capability;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.router.classic.ClassicProvider;
import org.bowsprit.router.funnel.FunnelProvider;
import org.bowsprit.router.geodesic.GeodesicProvider;
import org.bowsprit.router.grid.GridAStarProvider;
import org.bowsprit.router.grid.GridJpsProvider;
import org.bowsprit.router.theta.ThetaProvider;

/**
 * A way to play a game.
 *
 * @param router who plans walks
 * @param legByLeg whether it decides them leg by leg, as the reference's walker wants it
 */
record Way(RouterProvider router, boolean legByLeg) {

  /** Returns every router, those that can leg by leg in both walkers. */
  static List<Way> all() {
    List<Way> ways = new ArrayList<>();
    for (RouterProvider router :
        List.of(
            new BoxGraphProvider(),
            new ClassicProvider(),
            new FunnelProvider(),
            new GeodesicProvider(),
            new GridAStarProvider(),
            new GridJpsProvider(),
            new ThetaProvider())) {
      ways.add(new Way(router, false));
      if (router.capabilities().contains(Capability.LEG_ORACLE)) {
        ways.add(new Way(router, true));
      }
    }
    return ways;
  }

  @Override
  public String toString() {
    return router.id() + (legByLeg ? " leg by leg" : "");
  }
}
