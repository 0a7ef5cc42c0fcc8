package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.Supplier;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Leg;
import org.bowsprit.pathfinding.LegOracle;
import org.bowsprit.pathfinding.LegState;
import org.bowsprit.pathfinding.Limits;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.vectors.SpecRooms;
import org.junit.jupiter.api.Test;

/** Tests that the router box-graph replaces a router that throws or returns an invalid result. */
class GuardedRouterTest {

  private static final RouteRequest REQUEST = RouteRequest.of(20, 120, 180, 145);

  private final Floor floor = SpecRooms.read().floor("R1-two-rects");
  private final List<String> reports = new ArrayList<>();
  private final RouterIncidents incidents = new RouterIncidents("mine", reports::add);
  private final Route expectedRoute = new BoxGraphProvider().open().prepare(floor).route(REQUEST);

  @Test
  void theRouteOfAWorkingRouterIsReturned() {
    assertThat(route(new BoxGraphProvider().open())).isEqualTo(expectedRoute);
    assertThat(incidents.count()).isZero();
    assertThat(reports).isEmpty();
  }

  @Test
  void aRouterThatThrowsIsReplacedReportedOnceAndCounted() {
    Router router =
        routerThatReturns(
            request -> {
              throw new IllegalStateException("no idea");
            });
    assertThat(route(router)).isEqualTo(expectedRoute);
    assertThat(route(router)).isEqualTo(expectedRoute);
    assertThat(incidents.count()).isEqualTo(2);
    assertThat(reports)
        .containsExactly(
            "Router \"mine\" failed: it threw IllegalStateException (no idea)."
                + " box-graph plans this walk, and every other that fails.");
  }

  @Test
  void aRouterThatOverflowsTheStackIsReplaced() {
    assertThat(route(routerThatReturns(GuardedRouterTest::overflowStack))).isEqualTo(expectedRoute);
    assertThat(incidents.count()).isEqualTo(1);
  }

  private static Route overflowStack(RouteRequest request) {
    return request.debug() ? null : overflowStack(request);
  }

  @Test
  void aNullRouteIsReplaced() {
    assertThat(route(routerThatReturns(request -> null))).isEqualTo(expectedRoute);
    assertThat(reports.get(0)).contains("it returned null");
  }

  @Test
  void aRouteWithAWaypointBeyond16BitsIsReplaced() {
    assertThat(route(routerThatReturns(request -> routeTo(70_000, 120)))).isEqualTo(expectedRoute);
    assertThat(reports.get(0)).contains("waypoint 70000,120 is beyond 16 bits");
  }

  @Test
  void aRouteThatDoesNotEndAtItsTargetIsReplaced() {
    Route routeWithWrongEnd =
        new Route(REQUEST.from(), new int[] {1, 2}, new int[0], Reason.OK, new Point(3, 4), 1);
    assertThat(route(routerThatReturns(request -> routeWithWrongEnd))).isEqualTo(expectedRoute);
    assertThat(reports.get(0)).contains("claims to reach");
  }

  @Test
  void aRouteThroughABoxThatDoesNotExistIsReplaced() {
    Route invalidRoute =
        new Route(REQUEST.from(), new int[] {1, 2}, new int[] {99}, Reason.OK, new Point(1, 2), 1);
    assertThat(route(routerThatReturns(request -> invalidRoute))).isEqualTo(expectedRoute);
    assertThat(reports.get(0)).contains("crosses box 99");
  }

  @Test
  void aRouterThatIgnoresItsTimeLimitIsReplaced() {
    Limits expiredLimits = new Limits(1000, () -> true);
    PreparedRouter guardedRouter =
        new GuardedRouter(
                routerThatReturns(request -> routeTo(180, 145)), RouteCall.DIRECT, incidents)
            .prepare(floor);
    assertThat(guardedRouter.route(REQUEST.withLimits(expiredLimits)).from())
        .isEqualTo(REQUEST.from());
    assertThat(reports.get(0)).contains("exceeded its time limit");
  }

  @Test
  void aRouterThatTimesOutIsReplaced() {
    RouteCall timedOutCall =
        new RouteCall() {
          @Override
          public <T> T run(Supplier<T> work) throws TimeoutException {
            throw WatchedThread.timeoutException(250);
          }
        };
    Router guardedRouter =
        new GuardedRouter(new BoxGraphProvider().open(), timedOutCall, incidents);
    assertThat(guardedRouter.prepare(floor).route(REQUEST)).isEqualTo(expectedRoute);
    assertThat(reports.get(0)).contains("it took longer than 250 ms");
  }

  @Test
  void aRouterThatCannotPrepareOrRebuildIsReplaced() {
    Router router =
        unprepared -> {
          throw new IllegalArgumentException();
        };
    assertThat(route(router)).isEqualTo(expectedRoute);
    Router guardedRouter = new GuardedRouter(routerThatReturnsNull(), RouteCall.DIRECT, incidents);
    assertThat(guardedRouter.rebuildMatrix(floor.boxes()).next(1, 2)).isEqualTo(2);
  }

  private static Router routerThatReturnsNull() {
    return new Router() {
      @Override
      public PreparedRouter prepare(Floor unused) {
        return null;
      }

      @Override
      public BoxMatrix rebuildMatrix(List<WalkBox> boxes) {
        return null;
      }
    };
  }

  @Test
  void legsOfALegOracleThatReturnsNullAreReplaced() {
    LegOracle oracle =
        new GuardedRouter(routerWithLegOracle(state -> null), RouteCall.DIRECT, incidents)
            .prepare(floor)
            .legOracle()
            .orElseThrow();
    assertThat(oracle.nextLeg(legState(20, 120, 1)))
        .isEqualTo(new Leg.Cross(2, List.of(waypoint(0))));
    assertThat(oracle.nextLeg(legState(150, 120, 2))).isEqualTo(new Leg.Straight(2));
    assertThat(incidents.count()).isEqualTo(2);
  }

  @Test
  void legsIntoBoxesThatDoNotExistAreReplaced() {
    for (Leg invalidLeg :
        List.of(new Leg.Straight(99), new Leg.Cross(-1, List.of(new Point(1, 1))))) {
      LegOracle oracle =
          new GuardedRouter(routerWithLegOracle(state -> invalidLeg), RouteCall.DIRECT, incidents)
              .prepare(floor)
              .legOracle()
              .orElseThrow();
      assertThat(oracle.nextLeg(legState(20, 120, 1)))
          .isEqualTo(new Leg.Cross(2, List.of(waypoint(0))));
    }
    assertThat(incidents.count()).isEqualTo(2);
  }

  @Test
  void theReplacementLegOfAnActorOnAnEdgeLeavesItsBox() {
    LegOracle oracle =
        new GuardedRouter(routerWithLegOracle(state -> null), RouteCall.DIRECT, incidents)
            .prepare(floor)
            .legOracle()
            .orElseThrow();
    Point edge = waypoint(0);
    assertThat(oracle.nextLeg(legState(edge.x(), edge.y(), 1)))
        .isInstanceOfAny(Leg.Straight.class, Leg.Cross.class)
        .isNotEqualTo(new Leg.Cross(1, List.of(edge)));
    assertThat(oracle.nextLeg(legState(edge.x(), edge.y(), 2))).isEqualTo(new Leg.Straight(2));
  }

  @Test
  void aMissingLegOracleIsReplaced() {
    Router withoutOracle =
        routerThatReturns(request -> routeTo(request.to().x(), request.to().y()));
    Router unprepared =
        prepared -> {
          throw new IllegalStateException("no floor");
        };
    for (Router router : List.of(withoutOracle, unprepared)) {
      LegOracle oracle =
          new GuardedRouter(router, RouteCall.DIRECT, incidents)
              .prepare(floor)
              .legOracle()
              .orElseThrow();
      assertThat(oracle.nextLeg(legState(20, 120, 1)))
          .isEqualTo(new Leg.Cross(2, List.of(waypoint(0))));
    }
    assertThat(incidents.count()).isGreaterThanOrEqualTo(2);
  }

  private static LegState legState(int x, int y, int box) {
    return new LegState(new Point(x, y), box, REQUEST.to(), 2, LegState.NO_CROSSING);
  }

  private Point waypoint(int index) {
    return expectedRoute.waypoints().get(index);
  }

  private static Router routerWithLegOracle(LegOracle oracle) {
    return prepared ->
        new PreparedRouter() {
          @Override
          public Route route(RouteRequest request) {
            return routeTo(request.to().x(), request.to().y());
          }

          @Override
          public Optional<LegOracle> legOracle() {
            return Optional.of(oracle);
          }
        };
  }

  private Route route(Router router) {
    return new GuardedRouter(router, RouteCall.DIRECT, incidents).prepare(floor).route(REQUEST);
  }

  private static Router routerThatReturns(Function<RouteRequest, Route> answer) {
    return prepared -> answer::apply;
  }

  private static Route routeTo(int x, int y) {
    return new Route(
        REQUEST.from(), new int[] {x, y}, new int[0], Reason.OK, new Point(x, y), Route.NO_BOX);
  }
}
