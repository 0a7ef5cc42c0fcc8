package org.bowsprit.pathfinding.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Limits;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionType;
import org.bowsprit.service.OptionValues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Tests that a router fulfils the contract of every router. Extend this class, return your provider
 * from {@link #provider}, and run the class as a JUnit 5 test:
 *
 * <pre>{@code
 * class MyRouterContractTest extends RouterContractTest {
 *   protected RouterProvider provider() {
 *     return new MyRouterProvider();
 *   }
 * }
 * }</pre>
 *
 * <p>{@code -Dbowsprit.fuzz.cases=N} sets the number of random requests (default 2,000).
 */
public abstract class RouterContractTest {

  private static final int REQUESTS_PER_FLOOR = 20;
  private static final long SEED = 20261120;

  /** Returns the provider under test. */
  protected abstract RouterProvider provider();

  private static int minRequestCount() {
    return Integer.getInteger("bowsprit.fuzz.cases", 2_000);
  }

  @Test
  void theIdIsInLowerCaseAndConstant() {
    assertThat(provider().id()).matches("[a-z0-9-]+").isEqualTo(provider().id());
    assertThat(provider().displayName()).isNotBlank();
    assertThat(provider().capabilities()).doesNotContainNull();
  }

  @Test
  void everyOptionHasADescriptionAndEveryValueCreatesARouter() {
    for (Option option : provider().options()) {
      assertThat(option.description())
          .as("the description of the option %s", option.key())
          .endsWith(".");
      for (String choice : optionValues(option)) {
        Router router = createRouter(Map.of(option.key(), choice));
        assertFulfilsContract(
            floorWithTwoBoxes(),
            request(20, 20, 80, 30),
            route(router, floorWithTwoBoxes(), request(20, 20, 80, 30)));
      }
    }
  }

  private static List<String> optionValues(Option option) {
    if (option.type() instanceof OptionType.Choice choice) {
      return choice.values();
    }
    return option.type() instanceof OptionType.Flag ? List.of("true", "false") : List.of();
  }

  @Test
  void aRouteInsideOneBoxEndsAtTheTarget() {
    Route route = route(createRouter(), floorWithTwoBoxes(), request(5, 5, 30, 25));
    assertThat(route.end()).isEqualTo(new Point(30, 25));
    assertThat(route.reached()).isTrue();
  }

  @Test
  void aRouteIntoTheNextBoxEndsAtTheTargetAndDoesNotContainTheStart() {
    Route route = route(createRouter(), floorWithTwoBoxes(), request(20, 20, 80, 30));
    assertThat(route.end()).isEqualTo(new Point(80, 30));
    assertThat(route.reached()).isTrue();
    assertThat(route.waypoints()).doesNotContain(new Point(20, 20));
    assertThat(route.length()).isBetween(Math.hypot(60, 10) - 1e-9, 200.0);
  }

  @Test
  void aTargetOutsideTheFloorIsMovedOntoTheFloor() {
    Route route = route(createRouter(), floorWithTwoBoxes(), request(20, 20, 80, 90));
    assertThat(route.end()).isEqualTo(new Point(80, 40));
    assertThat(route.target()).isEqualTo(route.end());
    assertThat(route.reached()).isTrue();
  }

  @Test
  void aRouteToThePositionOfTheActorHasLengthZero() {
    Route route = route(createRouter(), floorWithTwoBoxes(), request(20, 20, 20, 20));
    assertThat(route.length()).isZero();
    assertThat(route.end()).isEqualTo(new Point(20, 20));
    assertThat(route.reached()).isTrue();
  }

  @Test
  void aTargetOnAnIslandIsNotReached() {
    List<WalkBox> boxes =
        List.of(
            WalkBox.of(0, 0, 0, 0, 0, 0, 0, 0, 0).withFlags(WalkBox.INVISIBLE),
            WalkBox.of(1, 0, 0, 40, 0, 40, 40, 0, 40),
            WalkBox.of(2, 80, 0, 120, 0, 120, 40, 80, 40));
    Floor islandFloor = Floor.of(boxes, BreadthFirstMatrix.build(boxes));
    Route route = route(createRouter(), islandFloor, request(20, 20, 100, 20));
    assertThat(route.reached()).isFalse();
    assertThat(route.reason()).isNotEqualTo(Reason.OK);
    assertThat(route.end().x()).isLessThanOrEqualTo(40);
  }

  @Test
  void aRouteIsDirectIfThereAreNoBoxesOrTheyAreIgnored() {
    for (Floor floor : List.of(Floor.of(List.of(), BoxMatrix.absent()), floorWithTwoBoxes())) {
      Route route = route(createRouter(), floor, request(-500, 3, 900, -70).withIgnoreBoxes(true));
      assertThat(route.waypoints()).containsExactly(new Point(900, -70));
      assertThat(route.reason()).isEqualTo(Reason.DIRECT);
      assertThat(route.chainLength()).isZero();
    }
  }

  @Test
  void theTargetIsNotReachedIfAllBoxesAreHidden() {
    List<WalkBox> hiddenBoxes =
        List.of(WalkBox.of(0, 0, 0, 40, 0, 40, 40, 0, 40).withFlags(WalkBox.INVISIBLE));
    Route route =
        route(
            createRouter(),
            Floor.of(hiddenBoxes, BreadthFirstMatrix.build(hiddenBoxes)),
            request(20, 20, 30, 30));
    assertThat(route.reached()).isFalse();
  }

  @Test
  void theSameRequestHasTheSameRouteOnEveryThread() throws Exception {
    RandomFloors floors = new RandomFloors(SEED);
    Floor floor = floors.plausibleRoom();
    List<RouteRequest> requests = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      requests.add(RouteRequest.of(floors.randomPoint(floor), floors.randomPoint(floor)));
    }
    PreparedRouter singleThreadRouter = createRouter().prepare(floor);
    List<Route> expected = requests.stream().map(singleThreadRouter::route).toList();
    PreparedRouter sharedRouter = createRouter().prepare(floor);
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      Callable<List<Route>> allRoutes = () -> requests.stream().map(sharedRouter::route).toList();
      for (Future<List<Route>> routes :
          threads.invokeAll(List.of(allRoutes, allRoutes, allRoutes, allRoutes))) {
        assertThat(routes.get()).isEqualTo(expected);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  @Timeout(600)
  void routesInPlausibleRoomsFulfilTheContract() {
    RandomFloors floors = new RandomFloors(SEED + 1);
    for (int requestCount = 0; requestCount < minRequestCount(); ) {
      Floor floor = floors.plausibleRoom();
      PreparedRouter router = createRouter().prepare(floor);
      for (int i = 0; i < REQUESTS_PER_FLOOR; i++, requestCount++) {
        RouteRequest request =
            RouteRequest.of(floors.randomPoint(floor), floors.randomPoint(floor));
        assertFulfilsContract(floor, request, router.route(request));
      }
    }
  }

  @Test
  @Timeout(3600)
  void routesInInvalidRoomsFulfilTheContract() {
    RandomFloors floors = new RandomFloors(SEED + 2);
    for (int requestCount = 0; requestCount < minRequestCount(); ) {
      Floor floor = floors.invalidRoom();
      PreparedRouter router = createRouter().prepare(floor);
      for (int i = 0; i < REQUESTS_PER_FLOOR; i++, requestCount++) {
        RouteRequest request =
            RouteRequest.of(floors.randomPoint(floor), floors.randomPoint(floor))
                .withDebug(i % 5 == 0)
                .withPlayer(i % 2 == 0)
                .withHints(i - 3, 40 - i)
                .withLimits(Limits.nodes(20_000));
        assertFulfilsContract(floor, request, router.route(request));
      }
    }
  }

  @Test
  void recordingTheStepsOfASearchDoesNotChangeTheRoute() {
    RandomFloors floors = new RandomFloors(SEED + 5);
    for (int i = 0; i < 50; i++) {
      Floor floor = floors.plausibleRoom();
      PreparedRouter router = createRouter().prepare(floor);
      RouteRequest request = RouteRequest.of(floors.randomPoint(floor), floors.randomPoint(floor));
      Route expected = router.route(request);
      Route routeWithDebug = router.route(request.withDebug(true));
      Route routeWithSteps = router.route(request.withDebug(true).withSteps(true));
      assertThat(routeWithSteps).isEqualTo(expected);
      assertThat(routeWithSteps.debug()).containsAll(routeWithDebug.debug());
      assertThat(router.route(request.withSteps(true)).debug()).isEmpty();
    }
  }

  @Test
  void aSearchWithALimitOfZeroNodesEnds() {
    RandomFloors floors = new RandomFloors(SEED + 3);
    for (int i = 0; i < 50; i++) {
      Floor floor = floors.plausibleRoom();
      RouteRequest request =
          RouteRequest.of(floors.randomPoint(floor), floors.randomPoint(floor))
              .withLimits(Limits.nodes(0));
      Route route = route(createRouter(), floor, request);
      assertFulfilsContract(floor, request, route);
      assertThat(route.effort().nodesExpanded()).isLessThanOrEqualTo(256);
    }
  }

  @Test
  void anExpiredTimeLimitStopsALongSearch() {
    RandomFloors floors = new RandomFloors(SEED + 4);
    Limits expiredLimits = new Limits(Long.MAX_VALUE, () -> true);
    for (int i = 0; i < 50; i++) {
      Floor floor = floors.plausibleRoom();
      RouteRequest request =
          RouteRequest.of(floors.randomPoint(floor), floors.randomPoint(floor))
              .withLimits(expiredLimits);
      assertThat(route(createRouter(), floor, request).effort().nodesExpanded())
          .isLessThanOrEqualTo(256);
    }
  }

  @Test
  void statisticsAreCollectedOnlyOnRequestAndMatchTheEffort() {
    RandomFloors floors = new RandomFloors(SEED + 5);
    for (int i = 0; i < 50; i++) {
      Floor floor = floors.plausibleRoom();
      RouteRequest request = RouteRequest.of(floors.randomPoint(floor), floors.randomPoint(floor));
      assertThat(route(createRouter(), floor, request).effort().statistics()).isEmpty();
      Route routeWithStatistics = route(createRouter(), floor, request.withStatistics(true));
      assertThat(routeWithStatistics).isEqualTo(route(createRouter(), floor, request));
      routeWithStatistics
          .effort()
          .statistics()
          .ifPresent(
              statistics -> {
                assertThat(statistics.expanded())
                    .isEqualTo(routeWithStatistics.effort().nodesExpanded());
                assertThat(statistics.generated()).isGreaterThanOrEqualTo(statistics.expanded());
                assertThat(statistics.pruned() + statistics.expanded())
                    .isLessThanOrEqualTo(statistics.generated() + statistics.pushed());
              });
    }
  }

  @Test
  void aLegOracleIsPresentOnlyIfTheProviderDeclaresIt() {
    assertThat(createRouter().prepare(floorWithTwoBoxes()).legOracle().isPresent())
        .isEqualTo(provider().capabilities().contains(RouterCapability.LEG_ORACLE));
  }

  /** Asserts that a route has the properties that the contract requires. */
  private static void assertFulfilsContract(Floor floor, RouteRequest request, Route route) {
    assertThat(route).as("the route for %s", request).isNotNull();
    assertThat(route.from()).isEqualTo(request.from());
    assertThat(route.reached()).isEqualTo(route.reason().reached());
    assertThat(route.size() == 0)
        .as("only a route to the actor's own position has no waypoint: %s for %s", route, request)
        .isEqualTo(route.reason() == Reason.ALREADY_THERE);
    if (route.reached()) {
      assertThat(route.end()).as("the end of %s for %s", route, request).isEqualTo(route.target());
    }
    for (Point waypoint : route.waypoints()) {
      assertThat(waypoint.x()).isEqualTo((short) waypoint.x());
      assertThat(waypoint.y()).isEqualTo((short) waypoint.y());
    }
    for (int box : route.chain()) {
      assertThat(box).isBetween(0, floor.boxCount() - 1);
    }
    assertThat(route.length()).isCloseTo(lengthOf(request, route), within(1e-6));
    assertThat(route.debug().isEmpty() || request.debug()).isTrue();
  }

  private static double lengthOf(RouteRequest request, Route route) {
    double length = 0;
    Point last = request.from();
    for (Point waypoint : route.waypoints()) {
      length += Math.hypot((double) waypoint.x() - last.x(), (double) waypoint.y() - last.y());
      last = waypoint;
    }
    return length;
  }

  private static Floor floorWithTwoBoxes() {
    List<WalkBox> boxes =
        List.of(
            WalkBox.of(0, -32000, -32000, -32000, -32000, -32000, -32000, -32000, -32000)
                .withFlags(WalkBox.INVISIBLE),
            WalkBox.of(1, 0, 0, 40, 0, 40, 40, 0, 40),
            WalkBox.of(2, 40, 0, 100, 0, 100, 40, 40, 40));
    return Floor.of(boxes, BreadthFirstMatrix.build(boxes));
  }

  private static RouteRequest request(int fromX, int fromY, int toX, int toY) {
    return RouteRequest.of(fromX, fromY, toX, toY);
  }

  private static Route route(Router router, Floor floor, RouteRequest request) {
    return router.prepare(floor).route(request);
  }

  private Router createRouter() {
    return createRouter(Map.of());
  }

  private Router createRouter(Map<String, String> options) {
    RouterProvider provider = provider();
    return provider.open(OptionValues.of(provider.options(), options));
  }
}
