package org.bowsprit.plugin.host.isolation;

import java.util.Optional;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;

/** Tells routes an actor can walk from nonsense. */
public final class RouteCheck {

  private RouteCheck() {}

  /** Returns what is wrong with a route, in half a sentence; empty if nothing is. */
  public static Optional<String> problem(Floor floor, RouteRequest request, Route route) {
    if (route == null) {
      return Optional.of("it returned null");
    }
    if (!route.from().equals(request.from())) {
      return Optional.of("its route starts at " + route.from() + ", not at " + request.from());
    }
    if (route.size() == 0 && route.reason() != Reason.ALREADY_THERE) {
      return Optional.of("its route has no waypoint though its reason is " + route.reason());
    }
    if (route.reached() && !route.end().equals(route.target())) {
      return Optional.of(
          "its route claims to reach " + route.target() + " but ends at " + route.end());
    }
    return waypoints(route).or(() -> chain(floor, route));
  }

  private static Optional<String> waypoints(Route route) {
    for (int i = 0; i < route.size(); i++) {
      int x = route.x(i);
      int y = route.y(i);
      if (x != (short) x || y != (short) y) {
        return Optional.of("waypoint " + x + "," + y + " is beyond 16 bits");
      }
    }
    return Optional.empty();
  }

  private static Optional<String> chain(Floor floor, Route route) {
    for (int i = 0; i < route.chainLength(); i++) {
      int box = route.chainBox(i);
      if (box < 0 || box >= floor.boxCount()) {
        return Optional.of("its route crosses box " + box + ", which does not exist");
      }
    }
    return Optional.empty();
  }
}
