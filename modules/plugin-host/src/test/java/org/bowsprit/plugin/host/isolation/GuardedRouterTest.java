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

class GuardedRouterTest {

  private static final RouteRequest REQUEST = RouteRequest.of(20, 120, 180, 145);

  private final Floor floor = SpecRooms.read().floor("R1-two-rects");
  private final List<String> reports = new ArrayList<>();
  private final RouterIncidents incidents = new RouterIncidents("mine", reports::add);
  private final Route expected = new BoxGraphProvider().open().prepare(floor).route(REQUEST);

  @Test
  void theRouteOfAWorkingRouterIsReturned() {
    assertThat(route(new BoxGraphProvider().open())).isEqualTo(expected);
    assertThat(incidents.count()).isZero();
    assertThat(reports).isEmpty();
  }

  @Test
  void aThrowingRouterIsReplacedReportedOnceAndCounted() {
    Router router =
        answeringRouter(
            request -> {
              throw new IllegalStateException("no idea");
            });
    assertThat(route(router)).isEqualTo(expected);
    assertThat(route(router)).isEqualTo(expected);
    assertThat(incidents.count()).isEqualTo(2);
    assertThat(reports)
        .containsExactly(
            "Router \"mine\" failed: it threw IllegalStateException (no idea)."
                + " box-graph plans this walk, and every other that fails.");
  }

  @Test
  void aRouterThatOverflowsTheStackIsReplaced() {
    assertThat(route(answeringRouter(GuardedRouterTest::overflow))).isEqualTo(expected);
    assertThat(incidents.count()).isEqualTo(1);
  }

  private static Route overflow(RouteRequest request) {
    return request.debug() ? null : overflow(request);
  }

  @Test
  void aNullRouteIsReplaced() {
    assertThat(route(answeringRouter(request -> null))).isEqualTo(expected);
    assertThat(reports.get(0)).contains("it returned null");
  }

  @Test
  void aWaypointBeyond16BitsIsReplaced() {
    assertThat(route(answeringRouter(request -> routeTo(70_000, 120)))).isEqualTo(expected);
    assertThat(reports.get(0)).contains("waypoint 70000,120 is beyond 16 bits");
  }

  @Test
  void aRouteThatDoesNotEndAtItsTargetIsReplaced() {
    Route wrongEnd =
        new Route(REQUEST.from(), new int[] {1, 2}, new int[0], Reason.OK, new Point(3, 4), 1);
    assertThat(route(answeringRouter(request -> wrongEnd))).isEqualTo(expected);
    assertThat(reports.get(0)).contains("claims to reach");
  }

  @Test
  void aRouteOverBoxesThatDoNotExistIsReplaced() {
    Route invalid =
        new Route(REQUEST.from(), new int[] {1, 2}, new int[] {99}, Reason.OK, new Point(1, 2), 1);
    assertThat(route(answeringRouter(request -> invalid))).isEqualTo(expected);
    assertThat(reports.get(0)).contains("crosses box 99");
  }

  @Test
  void aRouterThatIgnoresItsTimeLimitIsReplaced() {
    Limits late = new Limits(1000, () -> true);
    PreparedRouter guarded =
        new GuardedRouter(
                answeringRouter(request -> routeTo(180, 145)), RouteCall.DIRECT, incidents)
            .prepare(floor);
    assertThat(guarded.route(REQUEST.withLimits(late)).from()).isEqualTo(REQUEST.from());
    assertThat(reports.get(0)).contains("overran its time limit");
  }

  @Test
  void anAbandonedRouterIsReplaced() {
    RouteCall impatient =
        new RouteCall() {
          @Override
          public <T> T run(Supplier<T> work) throws TimeoutException {
            throw WatchedThread.timeoutException(250);
          }
        };
    Router guarded = new GuardedRouter(new BoxGraphProvider().open(), impatient, incidents);
    assertThat(guarded.prepare(floor).route(REQUEST)).isEqualTo(expected);
    assertThat(reports.get(0)).contains("it took longer than 250 ms");
  }

  @Test
  void aRouterThatCannotPrepareOrRebuildIsReplaced() {
    Router router =
        unprepared -> {
          throw new IllegalArgumentException();
        };
    assertThat(route(router)).isEqualTo(expected);
    Router guarded = new GuardedRouter(nullMatrix(), RouteCall.DIRECT, incidents);
    assertThat(guarded.rebuildMatrix(floor.boxes()).next(1, 2)).isEqualTo(2);
  }

  private static Router nullMatrix() {
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
  void legsOfAFailingOracleAreReplacedByTheBoxGraph() {
    LegOracle oracle =
        new GuardedRouter(withOracle(state -> null), RouteCall.DIRECT, incidents)
            .prepare(floor)
            .legOracle()
            .orElseThrow();
    assertThat(oracle.nextLeg(state(20, 120, 1))).isEqualTo(new Leg.Cross(2, List.of(waypoint(0))));
    assertThat(oracle.nextLeg(state(150, 120, 2))).isEqualTo(new Leg.Straight(2));
    assertThat(incidents.count()).isEqualTo(2);
  }

  @Test
  void legsIntoBoxesThatDoNotExistAreReplaced() {
    for (Leg invalidLeg :
        List.of(new Leg.Straight(99), new Leg.Cross(-1, List.of(new Point(1, 1))))) {
      LegOracle oracle =
          new GuardedRouter(withOracle(state -> invalidLeg), RouteCall.DIRECT, incidents)
              .prepare(floor)
              .legOracle()
              .orElseThrow();
      assertThat(oracle.nextLeg(state(20, 120, 1)))
          .isEqualTo(new Leg.Cross(2, List.of(waypoint(0))));
    }
    assertThat(incidents.count()).isEqualTo(2);
  }

  @Test
  void onAnEdgeTheReplacementLegsLeaveTheActorsBox() {
    LegOracle oracle =
        new GuardedRouter(withOracle(state -> null), RouteCall.DIRECT, incidents)
            .prepare(floor)
            .legOracle()
            .orElseThrow();
    Point edge = waypoint(0);
    assertThat(oracle.nextLeg(state(edge.x(), edge.y(), 1)))
        .isInstanceOfAny(Leg.Straight.class, Leg.Cross.class)
        .isNotEqualTo(new Leg.Cross(1, List.of(edge)));
    assertThat(oracle.nextLeg(state(edge.x(), edge.y(), 2))).isEqualTo(new Leg.Straight(2));
  }

  @Test
  void aMissingLegOracleIsReplacedByTheBoxGraph() {
    Router withoutOracle = answeringRouter(request -> routeTo(request.to().x(), request.to().y()));
    Router unprepared =
        prepared -> {
          throw new IllegalStateException("no floor");
        };
    for (Router broken : List.of(withoutOracle, unprepared)) {
      LegOracle oracle =
          new GuardedRouter(broken, RouteCall.DIRECT, incidents)
              .prepare(floor)
              .legOracle()
              .orElseThrow();
      assertThat(oracle.nextLeg(state(20, 120, 1)))
          .isEqualTo(new Leg.Cross(2, List.of(waypoint(0))));
    }
    assertThat(incidents.count()).isGreaterThanOrEqualTo(2);
  }

  private static LegState state(int x, int y, int box) {
    return new LegState(new Point(x, y), box, REQUEST.to(), 2, LegState.NO_CROSSING);
  }

  private Point waypoint(int index) {
    return expected.waypoints().get(index);
  }

  private static Router withOracle(LegOracle oracle) {
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

  private static Router answeringRouter(Function<RouteRequest, Route> answer) {
    return prepared -> answer::apply;
  }

  private static Route routeTo(int x, int y) {
    return new Route(
        REQUEST.from(), new int[] {x, y}, new int[0], Reason.OK, new Point(x, y), Route.NO_BOX);
  }
}
