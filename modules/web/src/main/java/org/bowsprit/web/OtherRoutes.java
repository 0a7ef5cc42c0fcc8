package org.bowsprit.web;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.engine.inside.WalkPlan;
import org.bowsprit.engine.inside.WalkPlans;
import org.bowsprit.engine.world.World;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.geometry.Point;

/** Finds the routes of other routers for the current walks, in screen pixels. */
final class OtherRoutes {

  private final CompiledRouters routers;
  private final Map<String, PreparedRouter> prepared = new HashMap<>();
  private final Map<String, Route> routes = new HashMap<>();
  private Floor floor;

  OtherRoutes(CompiledRouters routers) {
    this.routers = routers;
  }

  /**
   * Returns the routes as {@code [{router, points: [[x, y], …]}]}.
   *
   * @param ids the ids of the routers
   */
  String of(World world, List<String> ids) {
    clearIfChanged(world.roomFloor().floor());
    int left = world.camera().leftEdge();
    int top = world.areas().top();
    return JsonWriter.array(
        list -> {
          for (WalkPlan plan : new WalkPlans(world).current()) {
            for (String id : ids) {
              Route route = route(id, plan.start(), plan.destination());
              list.addObject(
                  json -> {
                    json.put("router", id).put("actor", plan.actor());
                    json.putArray("points", points -> points(points, route, left, top));
                  });
            }
          }
        });
  }

  private static void points(JsonWriter points, Route route, int left, int top) {
    points.addArray(route.from().x() - left, route.from().y() + top);
    for (int i = 0; i < route.size(); i++) {
      points.addArray(route.x(i) - left, route.y(i) + top);
    }
  }

  /**
   * Discards all answers if the floor has changed. A rebuilt floor is a new object, so it is enough
   * to compare the objects.
   */
  private void clearIfChanged(Floor newFloor) {
    if (floor != newFloor) {
      floor = newFloor;
      prepared.clear();
      routes.clear();
    }
  }

  private Route route(String id, Point from, Point to) {
    return routes.computeIfAbsent(
        id + from + to,
        key ->
            prepared
                .computeIfAbsent(id, router -> routers.planner(router).router().prepare(floor))
                .route(RouteRequest.of(from, to)));
  }
}
