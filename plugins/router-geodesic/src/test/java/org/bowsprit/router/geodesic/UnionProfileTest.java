package org.bowsprit.router.geodesic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.contract.LatticeRooms;
import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.bowsprit.pathfinding.vectors.SpecRooms;
import org.bowsprit.service.OptionValues;
import org.junit.jupiter.api.Test;

/**
 * Tests the routes of the option {@code profile=union}, which may cross every common point of two
 * boxes.
 */
class UnionProfileTest {

  private static final int ROOM_COUNT = 300;

  private static Router unionRouter() {
    GeodesicProvider provider = new GeodesicProvider();
    return provider.open(OptionValues.of(provider.options(), Map.of("profile", "union")));
  }

  @Test
  void section11_4_aRouteCrossesOverlappingBoxes() {
    Route route =
        unionRouter()
            .prepare(SpecRooms.read().floor("R6-overlap"))
            .route(RouteRequest.of(10, 130, 170, 95));
    assertThat(route.waypoints()).containsExactly(new Point(170, 95));
    assertThat(route.length()).isCloseTo(163.7834, within(1e-4));
    assertThat(route.reason()).isEqualTo(Reason.OK);
  }

  @Test
  void aRouteToAnIslandEndsAtTheNearestReachablePoint() {
    Route route =
        unionRouter()
            .prepare(SpecRooms.read().floor("R11-islands"))
            .route(RouteRequest.of(20, 120, 120, 130));
    assertThat(route.reason()).isEqualTo(Reason.UNREACHABLE);
    assertThat(route.end()).isEqualTo(new Point(40, 130));
  }

  @Test
  void routesAreAsShortAsTheReferenceSearchFinds() {
    int routeCount = 0;
    for (int seed = 0; seed < ROOM_COUNT; seed++) {
      Random random = new Random(seed);
      List<WalkBox> boxes = LatticeRooms.of(random);
      Floor floor = Floor.of(boxes, BreadthFirstMatrix.build(boxes));
      Point from = middleOfTwoCorners(boxes, random);
      Point to = middleOfTwoCorners(boxes, random);
      if (from.equals(to) || !isOnFloor(boxes, from) || !isOnFloor(boxes, to)) {
        continue;
      }
      routeCount++;
      Route route = unionRouter().prepare(floor).route(RouteRequest.of(from, to));
      double shortestLength =
          UnionReferenceSearch.shortestLength(boxes, from.x(), from.y(), to.x(), to.y());
      assertThat(route.reached())
          .as("whether the target is reached for seed %d", seed)
          .isEqualTo(shortestLength < 1e9);
      if (route.reached()) {
        assertThat(route.effort().cost())
            .as("the cost for seed %d", seed)
            .isCloseTo(shortestLength, within(1e-6));
        Route portalRoute = new GeodesicRouter(floor).route(RouteRequest.of(from, to));
        assertThat(portalRoute.effort().cost() >= shortestLength - 1e-6 || !portalRoute.reached())
            .as("whether the route through portals is not shorter for seed %d", seed)
            .isTrue();
      }
    }
    assertThat(routeCount).isGreaterThan(100);
  }

  /** Returns the point halfway between two random corners of a random box. */
  private static Point middleOfTwoCorners(List<WalkBox> boxes, Random random) {
    WalkBox box = boxes.get(random.nextInt(boxes.size()));
    int a = random.nextInt(WalkBox.CORNERS);
    int b = random.nextInt(WalkBox.CORNERS);
    return new Point((box.x(a) + box.x(b)) / 2, (box.y(a) + box.y(b)) / 2);
  }

  private static boolean isOnFloor(List<WalkBox> boxes, Point point) {
    return boxes.stream().anyMatch(box -> Outline.contains(box, point.x(), point.y()));
  }
}
