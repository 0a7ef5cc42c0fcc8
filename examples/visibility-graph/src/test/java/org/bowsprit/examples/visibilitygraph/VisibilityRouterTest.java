package org.bowsprit.examples.visibilitygraph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.ScaleLookup;
import org.bowsprit.pathfinding.contract.LatticeRooms;
import org.bowsprit.pathfinding.contract.RandomFloors;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.mask.CellMoves;
import org.bowsprit.pathfinding.mask.Mask;
import org.bowsprit.pathfinding.mask.PixelLine;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.bowsprit.service.OptionValues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the router on a ring of four boxes around a hole, in room 3. The path above the hole is
 * shorter than the path below it.
 */
class VisibilityRouterTest {

  private final List<WalkBox> ring =
      List.of(
          WalkBox.of(0, 0, 0, 20, 0, 20, 100, 0, 100),
          WalkBox.of(1, 20, 0, 80, 0, 80, 20, 20, 20),
          WalkBox.of(2, 80, 0, 100, 0, 100, 100, 80, 100),
          WalkBox.of(3, 20, 80, 80, 80, 80, 100, 20, 100));
  private final Floor room =
      new Floor(
          new RoomInfo(3, 320, 144),
          ring,
          new int[4],
          BreadthFirstMatrix.build(ring),
          ScaleLookup.FULL);
  private final RouteRequest request = RouteRequest.of(10, 40, 90, 40);

  @TempDir private Path folder;

  @Test
  void theRouteTurnsAtTheTwoCornersOnTheShorterSide() {
    Route route = route(Map.of());

    assertThat(route.reason()).isEqualTo(Reason.OK);
    assertThat(route.waypoints())
        .containsExactly(new Point(20, 20), new Point(80, 20), new Point(90, 40));
    assertThat(route.chain()).containsExactly(0, 1, 2);
    assertThat(route.effort().cost()).isEqualTo(route.length());
  }

  @Test
  void theRouteGoesAroundAnAvoidedBox() {
    assertThat(route(Map.of("avoid", "3:1")).chain()).containsExactly(0, 3, 2);
    assertThat(route(Map.of("avoid", "03:01")).chain()).containsExactly(0, 3, 2);
    assertThat(route(Map.of("avoid", "4:1")))
        .as("the route that avoids a box of another room")
        .isEqualTo(route(Map.of()));
  }

  @Test
  void theActorDoesNotMoveIfAllBoxesAreAvoided() {
    Route route = route(Map.of("avoid", "3:0, 3:1, 3:2, 3:3"));

    assertThat(route.reason()).isEqualTo(Reason.LIMIT);
    assertThat(route.end()).isEqualTo(new Point(10, 40));
  }

  @Test
  void theRouteTurnsAtTheCornersOfAnObstacle() throws IOException {
    Path file =
        Files.writeString(folder.resolve("sofa.txt"), "# A sofa\n3 40,-1 60,-1 60,10 40,10");
    RouteRequest requestAcrossObstacle = RouteRequest.of(25, 5, 75, 5);

    Route route = route(Map.of("obstacles", file.toString()), requestAcrossObstacle);

    assertThat(route.waypoints())
        .containsExactly(new Point(39, 10), new Point(60, 10), new Point(75, 5));
    assertThat(route(Map.of(), requestAcrossObstacle).waypoints())
        .containsExactly(new Point(75, 5));
  }

  @Test
  void aTargetInAnObstacleIsMovedOutOfIt() throws IOException {
    Path file = Files.writeString(folder.resolve("sofa.txt"), "3 40,-1 60,-1 60,10 40,10");

    Route route = route(Map.of("obstacles", file.toString()), RouteRequest.of(25, 5, 50, 8));

    assertThat(route.reason()).isEqualTo(Reason.OK);
    assertThat(route.end()).isEqualTo(route.target()).isEqualTo(new Point(50, 10));
  }

  @Test
  void aRouteEndsBeforeAnObstacleThatDividesTheRoom() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("wall.txt"), "3 50,-1 52,-1 52,30 50,30\n3 50,70 52,70 52,101 50,101");

    Route route = route(Map.of("obstacles", file.toString()));

    assertThat(route.reason()).isEqualTo(Reason.UNREACHABLE);
    assertThat(route.end().x()).isLessThan(50);
  }

  @Test
  void anErrorInAFileIsReportedWithItsLine() throws IOException {
    Path file = Files.writeString(folder.resolve("bad.txt"), "3 1,1 2,2 3,1\n3 1,1 2,2\n");

    assertThatThrownBy(() -> route(Map.of("obstacles", file.toString())))
        .hasMessageContaining("bad.txt, line 2: expected ROOM X,Y");
    assertThatThrownBy(() -> route(Map.of("obstacles", folder.resolve("none").toString())))
        .hasMessageEndingWith("none: there is no such file");
    assertThatThrownBy(() -> route(Map.of("avoid", "3-5")))
        .hasMessage("avoid: expected ROOM:BOX, not 3-5");
  }

  @Test
  void theDebugShapesShowTheGraph() {
    assertThat(route(Map.of()).debug()).isEmpty();
    assertThat(route(Map.of(), request.withDebug(true)).debug())
        .extracting(DebugShape::label)
        .contains("sight", "corner");
  }

  /**
   * The router must reach a target if and only if steps in four directions over the floor reach it.
   * All lines of its routes must be on the floor.
   */
  @Test
  void everyReachableTargetIsReachedByLinesOnTheFloor() {
    Random random = new Random(27);
    RandomFloors randomPoints = new RandomFloors(27);
    for (int i = 0; i < 300; i++) {
      List<WalkBox> boxes = LatticeRooms.of(random);
      Floor floor = Floor.of(boxes, BreadthFirstMatrix.build(boxes));
      Mask mask = new Ground(Polygons.NONE, RoomBoxes.of("")).maskOf(floor).orElseThrow();
      RouteRequest newRequest =
          RouteRequest.of(randomPoints.randomPoint(floor), randomPoints.randomPoint(floor));

      Route route = router(Map.of()).prepare(floor).route(newRequest);

      if (route.reason() != Reason.ALREADY_THERE) {
        assertIsOnTheFloor(mask, route);
        Point start = route.waypoints().get(0);
        assertThat(route.reached()).isEqualTo(areConnected(mask, start, route.target()));
      }
    }
  }

  private static void assertIsOnTheFloor(Mask mask, Route route) {
    List<Point> waypoints = route.waypoints();
    for (int i = 1; i < waypoints.size(); i++) {
      Point a = waypoints.get(i - 1);
      Point b = waypoints.get(i);
      assertThat(PixelLine.isClear(mask, a.x(), a.y(), b.x(), b.y()))
          .as("the line from %s to %s is on the floor", a, b)
          .isTrue();
    }
  }

  private static boolean areConnected(Mask mask, Point a, Point b) {
    return new CellMoves(mask).areConnected(mask.index(a.x(), a.y()), mask.index(b.x(), b.y()));
  }

  private Route route(Map<String, String> options) {
    return route(options, request);
  }

  private Route route(Map<String, String> options, RouteRequest newRequest) {
    return router(options).prepare(room).route(newRequest);
  }

  private static Router router(Map<String, String> options) {
    VisibilityGraphProvider provider = new VisibilityGraphProvider();
    return provider.open(OptionValues.of(provider.options(), options));
  }
}
