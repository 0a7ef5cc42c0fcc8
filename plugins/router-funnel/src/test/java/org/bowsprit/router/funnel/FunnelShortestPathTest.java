package org.bowsprit.router.funnel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.BoxChain;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.contract.LatticeRooms;
import org.bowsprit.pathfinding.geometry.SharedEdge;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.bowsprit.pathfinding.portal.Portals;
import org.bowsprit.pathfinding.portal.ReferenceShortestPath;
import org.junit.jupiter.api.Test;

/**
 * Compares the routes of the router {@code funnel} with the shortest paths through the same
 * portals.
 */
class FunnelShortestPathTest {

  private static final int ROOM_COUNT = Integer.getInteger("bowsprit.fuzz.cases", 4000);
  private static final int ROUTES_PER_ROOM = 5;

  @Test
  void routesAreTheShortestThroughThePortalsOfTheirBoxes() {
    int routeCount = 0;
    for (int seed = 0; seed < ROOM_COUNT; seed++) {
      Random random = new Random(seed);
      List<WalkBox> boxes = LatticeRooms.of(random);
      Floor floor = Floor.of(boxes, BreadthFirstMatrix.build(boxes));
      PreparedRouter funnel = new FunnelRouter(floor);
      for (int i = 0; i < ROUTES_PER_ROOM; i++) {
        RouteRequest request =
            RouteRequest.of(
                random.nextInt(80) - 5,
                random.nextInt(80) - 5,
                random.nextInt(80) - 5,
                random.nextInt(80) - 5);
        Route route = funnel.route(request);
        if (route.reason() != Reason.OK) {
          continue;
        }
        routeCount++;
        List<Integer> chain = BoxChain.follow(floor, route.chainBox(0), route.targetBox()).boxes();
        assertThat(route.chain()).isEqualTo(chain);
        assertThat(route.effort().cost())
            .as("the cost for seed %d: %s over the boxes %s", seed, request, chain)
            .isCloseTo(shortestLength(floor, request, route, chain), within(1e-6));
        assertThat(route.length())
            .isBetween(route.effort().cost() - 1e-6, route.effort().cost() + 2);
      }
    }
    System.out.println(
        "funnel compared with the shortest paths: "
            + ROOM_COUNT
            + " rooms, "
            + routeCount
            + " routes");
  }

  private static double shortestLength(
      Floor floor, RouteRequest request, Route route, List<Integer> chain) {
    List<SharedEdge> portals = new ArrayList<>();
    int[] sides = new int[chain.size() - 1];
    for (int hop = 0; hop < sides.length; hop++) {
      WalkBox to = floor.box(chain.get(hop + 1));
      SharedEdge portal = Portals.forHop(floor.box(chain.get(hop)), to);
      portals.add(portal);
      int low = portal.vertical() ? to.minX() : to.minY();
      int high = portal.vertical() ? to.maxX() : to.maxY();
      sides[hop] = Integer.signum(low - portal.line()) + Integer.signum(high - portal.line());
    }
    return new ReferenceShortestPath(request.from(), route.target(), portals, sides).length();
  }
}
