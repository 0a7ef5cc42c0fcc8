package org.bowsprit.router.geodesic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.pathfinding.contract.LatticeRooms;
import org.bowsprit.pathfinding.contract.RandomFloors;
import org.bowsprit.pathfinding.geometry.Gate;
import org.bowsprit.pathfinding.geometry.SharedEdge;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.bowsprit.pathfinding.portal.Portals;
import org.bowsprit.router.funnel.FunnelProvider;
import org.junit.jupiter.api.Test;

/**
 * Tests that no router that respects the matrix finds a shorter path than the geodesic router (spec
 * 08 §15, check 17).
 */
class MatrixRouterComparisonTest {

  private static final int ROOM_COUNT = Integer.getInteger("bowsprit.fuzz.cases", 2500);
  private static final int ROUTES_PER_ROOM = 8;

  private final Router boxGraph = new BoxGraphProvider().open();
  private final Router funnel = new FunnelProvider().open();
  private int comparedRoutes;
  private int routesOutsidePortals;

  @Test
  void matrixRoutersFindNoShorterRoutesInCrowdedRooms() {
    for (int seed = 0; seed < ROOM_COUNT; seed++) {
      Random random = new Random(seed);
      List<WalkBox> boxes = LatticeRooms.of(random);
      Floor floor = Floor.of(boxes, BreadthFirstMatrix.build(boxes));
      for (int i = 0; i < ROUTES_PER_ROOM; i++) {
        compareRoutes(
            floor,
            RouteRequest.of(
                random.nextInt(80) - 5,
                random.nextInt(80) - 5,
                random.nextInt(80) - 5,
                random.nextInt(80) - 5));
      }
    }
    report("crowded rooms");
  }

  @Test
  void matrixRoutersFindNoShorterRoutesInPlausibleRooms() {
    RandomFloors floors = new RandomFloors(7);
    for (int i = 0; i < ROOM_COUNT; i++) {
      Floor floor = floors.plausibleRoom();
      for (int j = 0; j < ROUTES_PER_ROOM; j++) {
        compareRoutes(floor, RouteRequest.of(floors.randomPoint(floor), floors.randomPoint(floor)));
      }
    }
    report("plausible rooms");
  }

  private void compareRoutes(Floor floor, RouteRequest request) {
    Route geodesicRoute = new GeodesicRouter(floor).route(request);
    Route funnelRoute = funnel.prepare(floor).route(request);
    Route boxGraphRoute = boxGraph.prepare(floor).route(request);
    if (funnelRoute.reason() == Reason.OK) {
      comparedRoutes++;
      assertThat(geodesicRoute.reached())
          .as("whether geodesic reaches the target of %s on %s", request, floor.boxes())
          .isTrue();
      assertNotShorter(floor, request, funnelRoute, geodesicRoute);
      if (leadsThroughPortals(floor, boxGraphRoute)) {
        assertNotShorter(floor, request, boxGraphRoute, geodesicRoute);
      } else {
        routesOutsidePortals++;
      }
    }
  }

  private static void assertNotShorter(
      Floor floor, RouteRequest request, Route route, Route geodesicRoute) {
    assertThat(route.length() - geodesicRoute.effort().cost())
        .as(
            "the difference in length for %s on %s: %s minus %s",
            request, floor.boxes(), route, geodesicRoute)
        .isGreaterThanOrEqualTo(-1e-6 * geodesicRoute.effort().cost());
  }

  /**
   * Returns whether a route goes from each box to the next through one of their portals, if they
   * have portals. If the outlines of two neighbours cross each other, the router {@code box-graph}
   * leads the route through the first point at which they cross. There need not be a portal at this
   * point.
   */
  private static boolean leadsThroughPortals(Floor floor, Route route) {
    for (int i = 1; i < route.chainLength(); i++) {
      WalkBox a = floor.box(route.chainBox(i - 1));
      WalkBox b = floor.box(route.chainBox(i));
      SharedEdge gate = Gate.between(a, b).opening();
      List<SharedEdge> portals = Portals.between(a, b);
      if (!portals.isEmpty()
          && portals.stream().noneMatch(portal -> Portals.isInside(gate, portal))) {
        return false;
      }
    }
    return true;
  }

  private void report(String description) {
    assertThat(comparedRoutes).isGreaterThan(ROOM_COUNT);
    System.out.println(
        "compared "
            + comparedRoutes
            + " routes in "
            + description
            + "; skipped "
            + routesOutsidePortals
            + " routes of box-graph that do not lead through the portals");
  }
}
