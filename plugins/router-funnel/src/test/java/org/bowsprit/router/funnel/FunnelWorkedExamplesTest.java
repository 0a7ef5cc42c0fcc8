package org.bowsprit.router.funnel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.bowsprit.pathfinding.BoxOverrides;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.vectors.SpecRooms;
import org.junit.jupiter.api.Test;

/**
 * Runs the examples of spec 08 §11.2, and tests the properties that the router {@code funnel}
 * shares with {@code box-graph}.
 */
class FunnelWorkedExamplesTest {

  private final SpecRooms rooms = SpecRooms.read();
  private final Router funnel = new FunnelProvider().open();

  @Test
  void section11_2_aRouteAroundTheUShapeTurnsAtItsInnerCorners() {
    Route route = route("R2-u-shape", 20, 70, 140, 70);
    assertThat(route.waypoints())
        .containsExactly(new Point(40, 120), new Point(120, 120), new Point(140, 70));
    assertThat(route.length()).isCloseTo(187.7033, within(1e-4));
  }

  @Test
  void section11_2_aRouteThroughTwoPortalsOnOneLineTurnsAtTheirEnds() {
    Route route = route("R4-tee", 30, 70, 170, 70);
    assertThat(route.waypoints())
        .containsExactly(new Point(80, 100), new Point(120, 100), new Point(170, 70));
    assertThat(route.length()).isCloseTo(156.6190, within(1e-4));
  }

  @Test
  void section11_2_aRouteThroughThreeBoxesInARowIsStraight() {
    Route route = route("R10-three-in-row", 10, 102, 190, 148);
    assertThat(route.waypoints()).containsExactly(new Point(190, 148));
    assertThat(route.length()).isCloseTo(185.7848, within(1e-4));
    assertThat(route.chain()).containsExactly(1, 2, 3);
  }

  @Test
  void section11_2_aRouteFollowsTheBoxesOfTheMatrixEvenIfItIsLonger() {
    Route route = route("R5-ring", 20, 110, 180, 70);
    assertThat(route.chain()).containsExactly(1, 2, 3, 4);
    assertThat(route.length()).isGreaterThan(176.4122 + 1);
  }

  @Test
  void aPortalOfLengthZeroIsAWaypoint() {
    Route route = route("R3-staircase-line", 20, 130, 180, 70);
    assertThat(route.waypoints())
        .containsExactly(new Point(60, 120), new Point(120, 80), new Point(180, 70));
  }

  @Test
  void aPortalOfLengthZeroOnAStraightPathIsNotAWaypoint() {
    assertThat(route("R8-diagonal-touch", 20, 120, 130, 120).waypoints())
        .containsExactly(new Point(130, 120));
  }

  @Test
  void aRouteCrossesAGapThroughTheVirtualPortal() {
    Route route = route("R7-gap-1px", 50, 120, 150, 120);
    assertThat(route.waypoints()).containsExactly(new Point(150, 120));
    assertThat(route.reason()).isEqualTo(Reason.OK);
  }

  @Test
  void aRouteThroughALockedBoxStopsAtTheEdgeOfTheBox() {
    BoxOverrides overrides = new BoxOverrides(rooms.floor("R5-ring"), funnel);
    overrides.setFlags(2, WalkBox.INVISIBLE);
    Route route = funnel.prepare(overrides.floor()).route(RouteRequest.of(20, 110, 180, 110));
    assertThat(route.reason()).isEqualTo(Reason.SEALED);
    assertThat(route.waypoints()).containsExactly(new Point(40, 110));
    assertThat(route.stoppedBox()).isEqualTo(1);
  }

  @Test
  void debugShapesContainThePortals() {
    Floor floor = rooms.floor("R10-three-in-row");
    Route route = funnel.prepare(floor).route(RouteRequest.of(10, 102, 190, 148).withDebug(true));
    assertThat(route.debug()).hasSize(2).extracting("label").containsOnly("portal");
  }

  private Route route(String room, int fromX, int fromY, int toX, int toY) {
    return funnel.prepare(rooms.floor(room)).route(RouteRequest.of(fromX, fromY, toX, toY));
  }
}
