package org.bowsprit.router.geodesic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.geometry.Neighbours;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.junit.jupiter.api.Test;

/**
 * Compares the routes over floors of adjacent tiles with the shortest paths over the union of the
 * tiles.
 */
class TiledFloorTest {

  private static final int ROOM_COUNT = Integer.getInteger("bowsprit.fuzz.cases", 400);

  @Test
  void routesOverTilesAreTheShortestAndTheirChainsContainTheCrossedBoxes() {
    int comparedRoutes = 0;
    for (int seed = 0; seed < ROOM_COUNT; seed++) {
      Random random = new Random(seed);
      List<WalkBox> boxes = randomTiles(random);
      Floor floor = floor(boxes);
      PreparedRouter router = new GeodesicRouter(floor);
      PreparedRouter unionRouter = new UnionRouter(floor);
      for (int i = 0; i < 8; i++) {
        Point from = randomPoint(boxes, random);
        Point to = randomPoint(boxes, random);
        Route route = router.route(RouteRequest.of(from, to));
        Route shortestRoute = unionRouter.route(RouteRequest.of(from, to));
        String description =
            "seed %d: %s to %s over %s in %s".formatted(seed, from, to, route, boxes);
        if (route.reason() == Reason.OK) {
          comparedRoutes++;
          assertThat(route.effort().cost())
              .as("the cost for %s", description)
              .isCloseTo(shortestRoute.effort().cost(), within(1e-6));
          assertIsChainOfRoute(floor, route, description);
        } else {
          assertThat(route.reason())
              .as("the reason for %s", description)
              .isEqualTo(shortestRoute.reason());
        }
      }
    }
    assertThat(comparedRoutes).isGreaterThan(4 * ROOM_COUNT);
  }

  private static void assertIsChainOfRoute(Floor floor, Route route, String description) {
    Point from = route.from();
    assertThat(floor.box(route.chainBox(0)).boundsContain(from.x(), from.y()))
        .as("whether the first box contains the start for %s", description)
        .isTrue();
    Point end = route.end();
    WalkBox lastBox = floor.box(route.chainBox(route.chainLength() - 1));
    assertThat(lastBox.boundsContain(end.x(), end.y()))
        .as("whether the last box contains the end for %s", description)
        .isTrue();
    for (int i = 0; i < route.chainLength(); i++) {
      WalkBox box = floor.box(route.chainBox(i));
      assertThat(touches(route, box))
          .as("whether the route touches box %d for %s", box.id(), description)
          .isTrue();
      if (i > 0) {
        assertThat(Neighbours.connect(floor.box(route.chainBox(i - 1)), box))
            .as("whether box %d follows a neighbour for %s", box.id(), description)
            .isTrue();
      }
    }
  }

  /** Returns whether a route touches or crosses a rectangle. */
  private static boolean touches(Route route, WalkBox box) {
    Point a = route.from();
    for (Point b : route.waypoints()) {
      double minFraction = 0;
      double maxFraction = 1;
      int[][] edgeDistances = {
        {a.x() - box.minX(), b.x() - box.minX()},
        {box.maxX() - a.x(), box.maxX() - b.x()},
        {a.y() - box.minY(), b.y() - box.minY()},
        {box.maxY() - a.y(), box.maxY() - b.y()}
      };
      for (int[] distances : edgeDistances) {
        if (distances[0] < 0 && distances[1] < 0) {
          maxFraction = -1;
        } else if (distances[0] < 0) {
          minFraction =
              Math.max(minFraction, distances[0] / (double) (distances[0] - distances[1]));
        } else if (distances[1] < 0) {
          maxFraction =
              Math.min(maxFraction, distances[0] / (double) (distances[0] - distances[1]));
        }
      }
      if (minFraction <= maxFraction + 1e-9) {
        return true;
      }
      a = b;
    }
    return false;
  }

  /**
   * Returns the tiles into which a large rectangle is repeatedly cut. One of them may be removed.
   */
  private static List<WalkBox> randomTiles(Random random) {
    List<int[]> tiles = new ArrayList<>(List.of(new int[] {0, 0, 64, 48}));
    for (int remainingCuts = 3 + random.nextInt(14); remainingCuts > 0; remainingCuts--) {
      int[] tile = tiles.remove(random.nextInt(tiles.size()));
      boolean isVerticalCut = random.nextBoolean();
      int cutPosition = isVerticalCut ? (tile[0] + tile[2]) / 2 & ~3 : (tile[1] + tile[3]) / 2 & ~3;
      if (cutPosition <= (isVerticalCut ? tile[0] : tile[1])) {
        tiles.add(tile);
      } else {
        tiles.add(
            isVerticalCut
                ? new int[] {tile[0], tile[1], cutPosition, tile[3]}
                : new int[] {tile[0], tile[1], tile[2], cutPosition});
        tiles.add(
            isVerticalCut
                ? new int[] {cutPosition, tile[1], tile[2], tile[3]}
                : new int[] {tile[0], cutPosition, tile[2], tile[3]});
      }
    }
    List<WalkBox> boxes = new ArrayList<>();
    int holeCount = random.nextInt(2);
    for (int i = 0; i < tiles.size(); i++) {
      int[] tile = tiles.get(i);
      if (i >= holeCount) {
        boxes.add(rectangle(boxes.size(), tile[0], tile[1], tile[2], tile[3]));
      }
    }
    return boxes;
  }

  private static Point randomPoint(List<WalkBox> boxes, Random random) {
    WalkBox box = boxes.get(random.nextInt(boxes.size()));
    int x = box.minX() + random.nextInt(box.maxX() - box.minX() + 1);
    int y = box.minY() + random.nextInt(box.maxY() - box.minY() + 1);
    return new Point(x, y);
  }

  private static Floor floor(List<WalkBox> boxes) {
    return Floor.of(boxes, BreadthFirstMatrix.build(boxes));
  }

  private static WalkBox rectangle(int id, int left, int top, int right, int bottom) {
    return WalkBox.of(id, left, top, right, top, right, bottom, left, bottom);
  }
}
