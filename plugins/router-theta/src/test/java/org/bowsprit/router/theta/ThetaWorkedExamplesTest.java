package org.bowsprit.router.theta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.vectors.SpecRooms;
import org.junit.jupiter.api.Test;

/** Tests the router {@code theta} in the example rooms of the specification. */
class ThetaWorkedExamplesTest {

  private final SpecRooms rooms = SpecRooms.read();
  private final Router theta = new ThetaProvider().open();

  @Test
  void aRouteWithAFreeLineOfSightHasOneWaypoint() {
    Route route = route("R1-two-rects", 20, 120, 180, 145);
    assertThat(route.waypoints()).containsExactly(new Point(180, 145));
    assertThat(route.chain()).containsExactly(1, 2);
  }

  @Test
  void aRouteAroundTheUShapeTurnsAtItsInnerCorners() {
    Route route = route("R2-u-shape", 20, 70, 140, 70);
    assertThat(route.waypoints())
        .containsExactly(new Point(40, 120), new Point(120, 120), new Point(140, 70));
    assertThat(route.length()).isCloseTo(187.7033, within(1e-4));
    assertThat(route.effort().cost()).isCloseTo(route.length(), within(1e-9));
  }

  @Test
  void aRouteFollowsThePixelsOfADiagonalLineBox() {
    Route route = route("R3-staircase-line", 20, 130, 180, 70);
    assertThat(route.reason()).isEqualTo(Reason.OK);
    assertThat(route.length()).isBetween(174.1697 - 1, 174.1697 + 10);
  }

  @Test
  void aRouteToAnIslandEndsAtTheNearestReachablePoint() {
    Route route = route("R11-islands", 20, 120, 120, 130);
    assertThat(route.reason()).isEqualTo(Reason.UNREACHABLE);
    assertThat(route.end()).isEqualTo(new Point(40, 130));
  }

  private Route route(String room, int fromX, int fromY, int toX, int toY) {
    return theta.prepare(rooms.floor(room)).route(RouteRequest.of(fromX, fromY, toX, toY));
  }
}
