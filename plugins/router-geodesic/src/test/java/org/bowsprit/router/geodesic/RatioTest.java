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
class RatioTest {

  private static final int ROOMS = Integer.getInteger("bowsprit.fuzz.cases", 2500);
  private static final int WAYS_PER_ROOM = 8;

  private final Router boxGraph = new BoxGraphProvider().open();
  private final Router funnel = new FunnelProvider().open();
  private int compared;
  private int besidePortals;

  @Test
  void inCrowdedRoomsNoMatrixRouterIsShorter() {
    for (int seed = 0; seed < ROOMS; seed++) {
      Random random = new Random(seed);
      List<WalkBox> boxes = LatticeRooms.of(random);
      Floor floor = Floor.of(boxes, BreadthFirstMatrix.build(boxes));
      for (int i = 0; i < WAYS_PER_ROOM; i++) {
        compare(
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
  void inPlausibleRoomsNoMatrixRouterIsShorter() {
    RandomFloors floors = new RandomFloors(7);
    for (int i = 0; i < ROOMS; i++) {
      Floor floor = floors.room();
      for (int j = 0; j < WAYS_PER_ROOM; j++) {
        compare(floor, RouteRequest.of(floors.point(floor), floors.point(floor)));
      }
    }
    report("plausible rooms");
  }

  private void compare(Floor floor, RouteRequest request) {
    Route shortest = new GeodesicRouter(floor).route(request);
    Route pulled = funnel.prepare(floor).route(request);
    Route gated = boxGraph.prepare(floor).route(request);
    if (pulled.reason() == Reason.OK) {
      compared++;
      assertThat(shortest.reached()).as("%s on %s", request, floor.boxes()).isTrue();
      assertRatio(floor, request, pulled, shortest);
      if (gatesLieOnPortals(floor, gated)) {
        assertRatio(floor, request, gated, shortest);
      } else {
        besidePortals++;
      }
    }
  }

  private static void assertRatio(Floor floor, RouteRequest request, Route route, Route shortest) {
    assertThat(route.length() - shortest.effort().cost())
        .as("%s on %s: %s against %s", request, floor.boxes(), route, shortest)
        .isGreaterThanOrEqualTo(-1e-6 * shortest.effort().cost());
  }

  /**
   * Returns whether each gate of a route lies on a portal, where two boxes have portals. If the
   * outlines of neighbours cross, the gate of box-graph is the first crossing, which may not be the
   * point at which the boxes connect. Such a route crosses between boxes without a portal.
   */
  private static boolean gatesLieOnPortals(Floor floor, Route route) {
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

  private void report(String rooms) {
    assertThat(compared).isGreaterThan(ROOMS);
    System.out.println(
        "ratios in "
            + rooms
            + ": "
            + compared
            + " routes; "
            + besidePortals
            + " of box-graph left out, whose gates lie beside the portals");
  }
}
