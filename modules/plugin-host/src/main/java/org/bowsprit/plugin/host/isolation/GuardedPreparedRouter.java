package org.bowsprit.plugin.host.isolation;

import java.util.List;
import java.util.Optional;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Leg;
import org.bowsprit.pathfinding.LegOracle;
import org.bowsprit.pathfinding.LegState;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.geometry.Point;

/** A prepared router that replaces failed and invalid answers of another prepared router. */
final class GuardedPreparedRouter implements PreparedRouter {

  private final Floor floor;
  private final PreparedRouter router;
  private final PreparedRouter replacement;
  private final GuardedRouter guard;

  GuardedPreparedRouter(
      Floor floor, PreparedRouter router, PreparedRouter replacement, GuardedRouter guard) {
    this.floor = floor;
    this.router = router;
    this.replacement = replacement;
    this.guard = guard;
  }

  @Override
  public Route route(RouteRequest request) {
    Route route = guard.attempt(() -> router.route(request));
    if (route == null) {
      return replacement.route(request);
    }
    String problem = problem(request, route);
    if (problem == null) {
      return route;
    }
    guard.incidents().add(problem);
    return replacement.route(request);
  }

  private String problem(RouteRequest request, Route route) {
    boolean isLate = route.reason() != Reason.LIMIT && request.limits().expired().getAsBoolean();
    return isLate
        ? "it exceeded its time limit"
        : RouteCheck.problem(floor, request, route).orElse(null);
  }

  /**
   * Always returns an oracle. If a router declares that it decides legs but has no oracle, the
   * replacement decides each leg.
   */
  @Override
  public Optional<LegOracle> legOracle() {
    Optional<LegOracle> oracle = guard.attempt(router::legOracle);
    if (oracle == null) {
      return Optional.of(this::replacementLeg);
    }
    if (oracle.isEmpty()) {
      guard.incidents().add("it declares that it decides legs, but it decides none");
      return Optional.of(this::replacementLeg);
    }
    return oracle.map(this::guarded);
  }

  private LegOracle guarded(LegOracle oracle) {
    return state -> {
      Leg leg = guard.attempt(() -> oracle.nextLeg(state));
      if (leg == null) {
        return replacementLeg(state);
      }
      Optional<String> problem = RouteCheck.problem(floor, leg);
      problem.ifPresent(guard.incidents()::add);
      return problem.isEmpty() ? leg : replacementLeg(state);
    };
  }

  /**
   * Returns the leg of box-graph's route that leads out of the actor's current box. If the actor
   * stands on an edge of two boxes, the route may begin in the other box.
   */
  private Leg replacementLeg(LegState state) {
    Route route = replacement.route(RouteRequest.of(state.position(), state.destination()));
    if (!route.reached() && route.chainLength() < 2) {
      return new Leg.Unreachable();
    }
    int index = indexInChain(route, state.assignedBox());
    if (index + 1 >= route.chainLength()) {
      return new Leg.Straight(state.destinationBox());
    }
    Point crossing =
        index < 0 ? state.position() : route.waypoints().get(Math.min(index, route.size() - 1));
    return new Leg.Cross(route.chainBox(index + 1), List.of(crossing));
  }

  private static int indexInChain(Route route, int box) {
    for (int i = route.chainLength() - 1; i >= 0; i--) {
      if (route.chainBox(i) == box) {
        return i;
      }
    }
    return -1;
  }
}
