package org.bowsprit.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.vectors.SpecRooms;
import org.junit.jupiter.api.Test;

/** Tests the first and the last box of a route, and the routes that need no search. */
class EndpointsTest {

  private final Floor floor = SpecRooms.read().floor("R1-two-rects");

  @Test
  void aTargetOutsideTheFloorIsMovedIntoTheNearestBox() {
    Endpoints endpoints = Endpoints.of(floor, RouteRequest.of(20, 120, 150, 60));
    assertThat(endpoints).isEqualTo(new Endpoints(1, 2, new Point(150, 110)));
    assertThat(Endpoints.withoutSearch(floor, RouteRequest.of(20, 120, 150, 60))).isEmpty();
  }

  @Test
  void aRouteToThePositionOfTheActorHasNoWaypoints() {
    Route route = Endpoints.withoutSearch(floor, RouteRequest.of(20, 120, 20, 120)).orElseThrow();
    assertThat(route.reason()).isEqualTo(Reason.ALREADY_THERE);
    assertThat(route.size()).isZero();
    assertThat(route.chain()).containsExactly(1);
  }

  @Test
  void theRouteIsDirectWithoutAMatrix() {
    Floor floorWithoutMatrix = Floor.of(floor.boxes(), BoxMatrix.absent());
    Route route =
        Endpoints.withoutSearch(floorWithoutMatrix, RouteRequest.of(1, 2, 900, 4)).orElseThrow();
    assertThat(route.reason()).isEqualTo(Reason.DIRECT);
    assertThat(route.waypoints()).containsExactly(new Point(900, 4));
  }

  @Test
  void theRouteHasNoEffectiveBoxIfAllBoxesAreHidden() {
    List<WalkBox> hiddenBoxes =
        floor.boxes().stream().map(box -> box.withFlags(WalkBox.INVISIBLE)).toList();
    Route route =
        Endpoints.withoutSearch(
                Floor.of(hiddenBoxes, floor.matrix()), RouteRequest.of(20, 120, 30, 120))
            .orElseThrow();
    assertThat(route.reason()).isEqualTo(Reason.NO_EFFECTIVE_BOX);
  }
}
