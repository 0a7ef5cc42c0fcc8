package org.bowsprit.insight.ghost;

import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.service.OptionValues;

/**
 * Provides a router that returns the routes of box-graph with one additional waypoint. This
 * waypoint is {@value #DETOUR_PIXELS} pixels below the middle of the first leg.
 */
final class ZigzagRouterProvider implements RouterProvider {

  private static final int DETOUR_PIXELS = 6;

  private final AtomicInteger routerCount = new AtomicInteger();

  /** Returns the number of routers created. */
  int routerCount() {
    return routerCount.get();
  }

  @Override
  public String id() {
    return "zigzag";
  }

  @Override
  public String displayName() {
    return "Zigzag";
  }

  @Override
  public Set<RouterCapability> capabilities() {
    return Set.of();
  }

  @Override
  public Router open(OptionValues options) {
    routerCount.incrementAndGet();
    Router boxGraph = new BoxGraphProvider().open();
    return floor -> {
      PreparedRouter preparedRouter = boxGraph.prepare(floor);
      return request -> {
        Route route = preparedRouter.route(request);
        if (route.reason() != Reason.OK) {
          return route;
        }
        int[] coordinates = new int[2 * route.size() + 2];
        coordinates[0] = (route.from().x() + route.x(0)) / 2;
        coordinates[1] = (route.from().y() + route.y(0)) / 2 + DETOUR_PIXELS;
        for (int i = 0; i < route.size(); i++) {
          coordinates[2 * i + 2] = route.x(i);
          coordinates[2 * i + 3] = route.y(i);
        }
        int[] chain = route.chain().stream().mapToInt(Integer::intValue).toArray();
        return new Route(
            route.from(), coordinates, chain, route.reason(), route.target(), route.targetBox());
      };
    };
  }
}
