package org.bowsprit.router.geodesic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.contract.LatticeRooms;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.junit.jupiter.api.Test;

/**
 * Compares the routes of the router {@code geodesic} with an exhaustive search on random floors.
 */
class GeodesicExhaustiveSearchTest {

  private static final int ROOM_COUNT = Integer.getInteger("bowsprit.fuzz.cases", 2500);

  @Test
  void routesAreAsShortAsTheShortestPathThroughAllChains() {
    int reachedCount = 0;
    for (int seed = 0; seed < ROOM_COUNT; seed++) {
      Random random = new Random(seed);
      List<WalkBox> boxes = LatticeRooms.of(random);
      Floor floor = Floor.of(boxes, BreadthFirstMatrix.build(boxes));
      RouteRequest request =
          RouteRequest.of(
              random.nextInt(80) - 5,
              random.nextInt(80) - 5,
              random.nextInt(80) - 5,
              random.nextInt(80) - 5);
      Route route = new GeodesicRouter(floor).route(request);
      if (route.reason() == Reason.ALREADY_THERE) {
        continue;
      }
      double expectedCost =
          ExhaustiveChainSearch.shortestLength(floor, request.from(), route.target());
      assertThat(route.reached())
          .as("whether the target is reached for seed %d", seed)
          .isEqualTo(expectedCost < 1e9);
      if (route.reached()) {
        reachedCount++;
        assertThat(route.effort().cost())
            .as("the cost for seed %d: %s on %s", seed, request, boxes)
            .isCloseTo(expectedCost, within(1e-6));
      }
    }
    System.out.println(
        "geodesic compared with an exhaustive search: "
            + ROOM_COUNT
            + " rooms, "
            + reachedCount
            + " routes");
  }
}
