package org.bowsprit.plugin.host.isolation;

import java.util.Optional;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Leg;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;

/** Checks whether an actor can walk a route or a leg. */
public final class RouteCheck {

  private RouteCheck() {}

  /** Returns the problem of a route as a part of a sentence; empty if there is none. */
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
    return waypointProblem(route).or(() -> chainProblem(floor, route));
  }

  /** Returns the problem of a leg as a part of a sentence; empty if there is none. */
  static Optional<String> problem(Floor floor, Leg leg) {
    if (leg instanceof Leg.Cross cross) {
      return cross.points().stream()
          .map(point -> rangeProblem(point.x(), point.y()))
          .flatMap(Optional::stream)
          .findFirst()
          .or(() -> boxProblem(floor, cross.box()));
    }
    return leg instanceof Leg.Straight straight
        ? boxProblem(floor, straight.box())
        : Optional.empty();
  }

  private static Optional<String> waypointProblem(Route route) {
    for (int i = 0; i < route.size(); i++) {
      Optional<String> problem = rangeProblem(route.x(i), route.y(i));
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> rangeProblem(int x, int y) {
    return x == (short) x && y == (short) y
        ? Optional.empty()
        : Optional.of("waypoint " + x + "," + y + " is beyond 16 bits");
  }

  private static Optional<String> chainProblem(Floor floor, Route route) {
    for (int i = 0; i < route.chainLength(); i++) {
      Optional<String> problem = boxProblem(floor, route.chainBox(i));
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> boxProblem(Floor floor, int box) {
    return box >= 0 && box < floor.boxCount()
        ? Optional.empty()
        : Optional.of("its route crosses box " + box + ", which does not exist");
  }
}
