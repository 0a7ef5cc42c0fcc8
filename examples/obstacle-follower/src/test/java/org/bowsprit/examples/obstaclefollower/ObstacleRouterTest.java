package org.bowsprit.examples.obstaclefollower;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.bowsprit.service.OptionValues;
import org.junit.jupiter.api.Test;

/**
 * Tests the router on a ring of four boxes around a hole. The path above the hole is shorter than
 * the path below it.
 */
class ObstacleRouterTest {

  private final List<WalkBox> ring =
      List.of(
          WalkBox.of(0, 0, 0, 20, 0, 20, 100, 0, 100),
          WalkBox.of(1, 20, 0, 80, 0, 80, 20, 20, 20),
          WalkBox.of(2, 80, 0, 100, 0, 100, 100, 80, 100),
          WalkBox.of(3, 20, 80, 80, 80, 80, 100, 20, 100));
  private final Floor floor = Floor.of(ring, BreadthFirstMatrix.build(ring));
  private final RouteRequest request = RouteRequest.of(10, 40, 90, 40);

  @Test
  void theRouteTakesTheShorterSideAndSkipsUnnecessaryCorners() {
    Route route = route("shorter", true);

    assertThat(route.reason()).isEqualTo(Reason.OK);
    assertThat(route.waypoints())
        .containsExactly(new Point(20, 20), new Point(80, 20), new Point(90, 40));
  }

  @Test
  void theOptionHandSelectsTheSideOfTheObstacle() {
    Route left = route("left", true);
    Route right = route("right", true);

    assertThat(left.reason()).isEqualTo(Reason.OK);
    assertThat(right.reason()).isEqualTo(Reason.OK);
    assertThat(maxY(left)).isEqualTo(80);
    assertThat(maxY(right)).isEqualTo(40);
  }

  @Test
  void aRouteWithoutSmoothingIsLonger() {
    assertThat(route("shorter", false).length()).isGreaterThan(route("shorter", true).length());
  }

  @Test
  void theDebugShapesMarkTheEndsOfTheOutlines() {
    assertThat(route("shorter", true).debug())
        .extracting(DebugShape::label)
        .containsExactly("hit", "left", "leave", "right", "leave");
    assertThat(route("shorter", true).debug())
        .contains(new DebugShape.Dot("hit", new Point(20, 40)))
        .contains(new DebugShape.Dot("leave", new Point(80, 40)));
  }

  private Route route(String hand, boolean smooth) {
    ObstacleFollowerProvider provider = new ObstacleFollowerProvider();
    Map<String, String> options = Map.of("hand", hand, "smooth", String.valueOf(smooth));
    return provider
        .open(OptionValues.of(provider.options(), options))
        .prepare(floor)
        .route(request.withDebug(true));
  }

  private static int maxY(Route route) {
    return route.waypoints().stream().mapToInt(Point::y).max().orElseThrow();
  }
}
