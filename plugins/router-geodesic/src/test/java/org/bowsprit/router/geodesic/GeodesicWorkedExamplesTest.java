package org.bowsprit.router.geodesic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.bowsprit.pathfinding.BoxOverrides;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Limits;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.bowsprit.pathfinding.vectors.SpecRooms;
import org.junit.jupiter.api.Test;

/** Runs the worked example of a search in spec 08 §11.3, and the examples of spec 08 §11.1. */
class GeodesicWorkedExamplesTest {

  private final SpecRooms rooms = SpecRooms.read();
  private final Router geodesic = new GeodesicProvider().open();

  @Test
  void section11_3_aRouteTurnsAtTheCornersOfATJunction() {
    Route route = route("R4-tee", 30, 70, 170, 70);
    assertThat(route.waypoints())
        .containsExactly(new Point(80, 100), new Point(120, 100), new Point(170, 70));
    assertThat(route.chain()).containsExactly(2, 1, 3);
    assertThat(route.length()).isCloseTo(156.6190, within(1e-4));
    assertThat(route.effort().cost()).isCloseTo(route.length(), within(1e-9));
  }

  @Test
  void section11_3_aRouteCanDifferFromTheChainOfTheMatrix() {
    Route route = route("R5-ring", 20, 110, 180, 70);
    assertThat(route.chain()).containsExactly(1, 5, 6, 4);
    assertThat(route.waypoints()).containsExactly(new Point(40, 80), new Point(180, 70));
  }

  @Test
  void section11_1_overlappingBoxesWithoutACommonEdgeAreNotConnected() {
    Route route = route("R6-overlap", 10, 130, 170, 95);
    assertThat(route.reason()).isEqualTo(Reason.UNREACHABLE);
    assertThat(route.end()).isEqualTo(new Point(100, 100));
    assertThat(route.target()).isEqualTo(new Point(170, 95));
  }

  @Test
  void section11_1_aRouteCrossesAGapWithAMatrixLink() {
    Route route = route("R7-gap-1px", 50, 120, 150, 120);
    assertThat(route.waypoints()).containsExactly(new Point(150, 120));
  }

  @Test
  void section11_1_aRouteCanStartInAnyBoxThatContainsTheStart() {
    List<WalkBox> overlappingBoxes =
        List.of(
            WalkBox.of(0, 0, 0, 40, 0, 40, 40, 0, 40),
            WalkBox.of(1, 20, 10, 60, 10, 60, 50, 20, 50));
    Floor floor = Floor.of(overlappingBoxes, BreadthFirstMatrix.build(overlappingBoxes));
    Route route = geodesic.prepare(floor).route(RouteRequest.of(30, 30, 55, 45));
    assertThat(route.reason()).isEqualTo(Reason.OK);
    assertThat(route.chain()).containsExactly(1);
  }

  @Test
  void section11_1_aRouteAvoidsALockedBoxEvenIfTheMatrixIsNotRebuilt() {
    BoxOverrides overrides = new BoxOverrides(rooms.floor("R5-ring"), geodesic);
    overrides.setFlags(2, WalkBox.INVISIBLE);
    Route route = geodesic.prepare(overrides.floor()).route(RouteRequest.of(20, 110, 180, 110));
    assertThat(route.reason()).isEqualTo(Reason.OK);
    assertThat(route.chain()).containsExactly(1, 5, 6, 4, 3);
  }

  @Test
  void aRouteBouncesOffAPortalBetweenOverlappingBoxes() {
    // Both boxes are below the line y = 0, which contains the only common part of their edges. Only
    // the second box contains the target.
    List<WalkBox> overlappingBoxes =
        List.of(
            WalkBox.of(0, 0, 0, 60, 0, 60, 40, 0, 40), WalkBox.of(1, 10, 0, 90, 0, 90, 30, 10, 30));
    Floor floor = Floor.of(overlappingBoxes, BreadthFirstMatrix.build(overlappingBoxes));
    Route route = geodesic.prepare(floor).route(RouteRequest.of(5, 20, 65, 10));
    assertThat(route.chain()).containsExactly(0, 1);
    assertThat(route.waypoints()).containsExactly(new Point(45, 0), new Point(65, 10));
    assertThat(route.effort().cost()).isCloseTo(Math.hypot(60, 30), within(1e-9));
  }

  @Test
  void aSearchThatReachesItsLimitEndsAtTheStart() {
    Route route =
        geodesic
            .prepare(rooms.floor("R2-u-shape"))
            .route(RouteRequest.of(20, 70, 140, 70).withLimits(Limits.nodes(1)));
    assertThat(route.reason()).isEqualTo(Reason.LIMIT);
    assertThat(route.end()).isEqualTo(new Point(20, 70));
  }

  @Test
  void debugShapesContainThePortals() {
    Floor floor = rooms.floor("R10-three-in-row");
    Route route = geodesic.prepare(floor).route(RouteRequest.of(10, 102, 190, 148).withDebug(true));
    assertThat(route.debug()).hasSize(2).extracting("label").containsOnly("portal");
  }

  @Test
  void debugShapesContainRootsAndIntervalsOnRequest() {
    RouteRequest request = RouteRequest.of(30, 70, 170, 70).withDebug(true).withSteps(true);
    Route route = geodesic.prepare(rooms.floor("R4-tee")).route(request);
    List<DebugShape> steps =
        route.debug().stream().filter(shape -> !shape.label().equals("portal")).toList();
    assertThat(steps)
        .containsExactly(
            new DebugShape.Dot("root", new Point(30, 70)),
            new DebugShape.Area(
                "interval", List.of(new Point(30, 70), new Point(80, 100), new Point(20, 100))),
            new DebugShape.Dot("root", new Point(80, 100)),
            new DebugShape.Dot("root", new Point(120, 100)));
  }

  private Route route(String room, int fromX, int fromY, int toX, int toY) {
    return geodesic.prepare(rooms.floor(room)).route(RouteRequest.of(fromX, fromY, toX, toY));
  }
}
