package org.bowsprit.router.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.mask.CellMoves;
import org.bowsprit.pathfinding.mask.CellSearch;
import org.bowsprit.pathfinding.mask.Mask;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.bowsprit.pathfinding.vectors.SpecRooms;
import org.bowsprit.service.OptionValues;
import org.junit.jupiter.api.Test;

/** Runs the checks of spec 08 §10.2 and §10.3 for both grid routers. */
class GridWorkedExamplesTest {

  private static final List<RouterProvider> BOTH_PROVIDERS =
      List.of(new GridAStarProvider(), new GridJpsProvider());

  private final SpecRooms rooms = SpecRooms.read();

  @Test
  void section10_2_aPathAroundAWallCosts88() {
    Mask mask = TestMasks.of("###.###", "###.###", "###.###", "###.###", "#######");
    int start = mask.index(1, 1);
    int goal = mask.index(5, 1);
    CellSearch search = new AStarSearch(new CellMoves(mask), StepCosts.INTEGER);
    assertThat(TestMasks.findPath(search, mask, start, goal))
        .containsExactly(
            new Point(1, 1),
            new Point(2, 2),
            new Point(2, 3),
            new Point(2, 4),
            new Point(3, 4),
            new Point(4, 4),
            new Point(5, 3),
            new Point(5, 2),
            new Point(5, 1));
    assertThat(search.cost()).isEqualTo(88);
    CellSearch jumpPointSearch = new JumpPointSearch(new CellMoves(mask), StepCosts.INTEGER);
    TestMasks.findPath(jumpPointSearch, mask, start, goal);
    assertThat(jumpPointSearch.cost()).isEqualTo(88);
  }

  @Test
  void section10_2_aPathDoesNotPassDiagonallyBetweenTwoBlockedCells() {
    Mask mask = TestMasks.of("#.", ".#");
    CellMoves moves = new CellMoves(mask);
    assertThat(TestMasks.findPath(new AStarSearch(moves, StepCosts.INTEGER), mask, 0, 3)).isEmpty();
    assertThat(TestMasks.findPath(new JumpPointSearch(moves, StepCosts.INTEGER), mask, 0, 3))
        .isEmpty();
  }

  @Test
  void section10_2_aPathOverAnOpenSquareCosts48() {
    List<WalkBox> square = List.of(WalkBox.of(0, 0, 0, 4, 0, 4, 4, 0, 4));
    Floor floor = Floor.of(square, BreadthFirstMatrix.build(square));
    for (RouterProvider provider : BOTH_PROVIDERS) {
      Route route = route(provider, Map.of(), floor, 0, 0, 4, 2);
      assertThat(route.effort().cost()).isEqualTo(48);
    }
  }

  @Test
  void section10_2_realCostsAreTheLengthOfThePath() {
    for (RouterProvider provider : BOTH_PROVIDERS) {
      Route route =
          route(provider, Map.of("costs", "real"), rooms.floor("R1-two-rects"), 20, 120, 180, 145);
      assertThat(route.effort().cost()).isCloseTo(135 + 25 * Math.sqrt(2), within(1e-4));
    }
  }

  @Test
  void section10_3_aPathIsSmoothedByDefault() {
    Floor floor = rooms.floor("R2-u-shape");
    Route route = route(new GridAStarProvider(), Map.of(), floor, 20, 70, 140, 70);
    assertThat(route.waypoints())
        .containsExactly(new Point(40, 120), new Point(120, 120), new Point(140, 70));
    assertThat(route.length()).isCloseTo(187.7033, within(1e-4));
    assertThat(route.chain()).containsExactly(1, 2, 3);
  }

  @Test
  void section10_3_theSmoothingOptionDeterminesTheWaypoints() {
    Floor floor = rooms.floor("R2-u-shape");
    for (RouterProvider provider : BOTH_PROVIDERS) {
      Route cellRoute = route(provider, Map.of("smoothing", "none"), floor, 20, 70, 140, 70);
      Route cornerRoute = route(provider, Map.of("smoothing", "corners"), floor, 20, 70, 140, 70);
      assertThat(cellRoute.size()).isEqualTo(180);
      assertThat(cornerRoute.size()).isLessThan(10);
      assertThat(cornerRoute.length()).isCloseTo(cellRoute.length(), within(1e-9));
      assertThat(cellRoute.waypoints()).containsAll(cornerRoute.waypoints());
    }
  }

  @Test
  void routesIgnoreTheMatrix() {
    // The two boxes of the room R6-overlap overlap, but have no portal.
    Route route =
        route(new GridAStarProvider(), Map.of(), rooms.floor("R6-overlap"), 10, 130, 170, 95);
    assertThat(route.reason()).isEqualTo(Reason.OK);
    assertThat(route.waypoints()).containsExactly(new Point(170, 95));
  }

  @Test
  void aRouteToAnIslandEndsAtTheNearestReachablePoint() {
    for (RouterProvider provider : BOTH_PROVIDERS) {
      Route route = route(provider, Map.of(), rooms.floor("R11-islands"), 20, 120, 120, 130);
      assertThat(route.reason()).isEqualTo(Reason.UNREACHABLE);
      assertThat(route.end()).isEqualTo(new Point(40, 130));
      assertThat(route.target()).isEqualTo(new Point(120, 130));
    }
  }

  @Test
  void aRouteFromOutsideTheFloorFirstLeadsOntoTheFloor() {
    Route route =
        route(new GridAStarProvider(), Map.of(), rooms.floor("R1-two-rects"), 50, 80, 60, 120);
    assertThat(route.waypoints()).containsExactly(new Point(50, 100), new Point(60, 120));
  }

  @Test
  void theLimitIsReachedIfBoxesAreTooFarApartForAMask() {
    List<WalkBox> distantBoxes =
        List.of(
            WalkBox.of(0, 0, 0, 9, 0, 9, 9, 0, 9),
            WalkBox.of(1, 30000, 30000, 30009, 30000, 30009, 30009, 30000, 30009));
    Route route =
        route(
            new GridJpsProvider(),
            Map.of(),
            Floor.of(distantBoxes, BreadthFirstMatrix.build(distantBoxes)),
            1,
            1,
            8,
            8);
    assertThat(route.reason()).isEqualTo(Reason.LIMIT);
    assertThat(route.end()).isEqualTo(new Point(1, 1));
  }

  @Test
  void debugShapesContainTheMask() {
    Floor floor = rooms.floor("R1-two-rects");
    RouteRequest request = RouteRequest.of(20, 120, 180, 145).withDebug(true);
    Route route = new GridAStarProvider().open().prepare(floor).route(request);
    assertThat(route.debug()).singleElement().extracting("label").isEqualTo("mask");
  }

  @Test
  void debugShapesContainTheStepsOfASearchOnRequest() {
    RouteRequest request = RouteRequest.of(20, 120, 180, 145).withDebug(true).withSteps(true);
    Map<RouterProvider, String> openedLabels =
        Map.of(new GridAStarProvider(), "open cells", new GridJpsProvider(), "jump points");
    openedLabels.forEach(
        (provider, openedLabel) -> {
          Route route = provider.open().prepare(rooms.floor("R1-two-rects")).route(request);
          assertThat(route.debug())
              .extracting("label")
              .contains("mask", openedLabel, "closed cells");
          long closedCount =
              route.debug().stream()
                  .filter(shape -> shape.label().equals("closed cells"))
                  .mapToLong(shape -> ((DebugShape.Cells) shape).cells().cardinality())
                  .sum();
          assertThat(closedCount).isEqualTo(route.effort().nodesExpanded());
        });
  }

  private static Route route(
      RouterProvider provider,
      Map<String, String> options,
      Floor floor,
      int fromX,
      int fromY,
      int toX,
      int toY) {
    return provider
        .open(OptionValues.of(provider.options(), options))
        .prepare(floor)
        .route(RouteRequest.of(fromX, fromY, toX, toY));
  }
}
