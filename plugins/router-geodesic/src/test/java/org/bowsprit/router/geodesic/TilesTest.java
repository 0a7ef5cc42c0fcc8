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

class TilesTest {

  private static final int ROOMS = Integer.getInteger("bowsprit.fuzz.cases", 400);

  @Test
  void waysOverTilesAreShortestAndNameTheBoxesTheyCross() {
    int compared = 0;
    for (int seed = 0; seed < ROOMS; seed++) {
      Random random = new Random(seed);
      List<WalkBox> boxes = tiles(random);
      Floor floor = floor(boxes);
      PreparedRouter router = new GeodesicRouter(floor);
      PreparedRouter union = new UnionRouter(floor);
      for (int i = 0; i < 8; i++) {
        Point from = spot(boxes, random);
        Point to = spot(boxes, random);
        Route route = router.route(RouteRequest.of(from, to));
        Route shortest = union.route(RouteRequest.of(from, to));
        String what = "seed %d: %s to %s over %s in %s".formatted(seed, from, to, route, boxes);
        if (route.reason() == Reason.OK) {
          compared++;
          assertThat(route.effort().cost())
              .as(what)
              .isCloseTo(shortest.effort().cost(), within(1e-6));
          assertIsChain(floor, route, what);
        } else {
          assertThat(route.reason()).as(what).isEqualTo(shortest.reason());
        }
      }
    }
    assertThat(compared).isGreaterThan(4 * ROOMS);
  }

  private static void assertIsChain(Floor floor, Route route, String what) {
    Point from = route.from();
    assertThat(floor.box(route.chainBox(0)).boundsContain(from.x(), from.y())).as(what).isTrue();
    Point end = route.end();
    WalkBox last = floor.box(route.chainBox(route.chainLength() - 1));
    assertThat(last.boundsContain(end.x(), end.y())).as(what).isTrue();
    for (int i = 0; i < route.chainLength(); i++) {
      WalkBox box = floor.box(route.chainBox(i));
      assertThat(touches(route, box)).as("box %d of %s", box.id(), what).isTrue();
      if (i > 0) {
        assertThat(Neighbours.connect(floor.box(route.chainBox(i - 1)), box)).as(what).isTrue();
      }
    }
  }

  /** Returns whether a route meets a rectangle. */
  private static boolean touches(Route route, WalkBox box) {
    Point a = route.from();
    for (Point b : route.waypoints()) {
      double from = 0;
      double to = 1;
      int[][] sides = {
        {a.x() - box.minX(), b.x() - box.minX()},
        {box.maxX() - a.x(), box.maxX() - b.x()},
        {a.y() - box.minY(), b.y() - box.minY()},
        {box.maxY() - a.y(), box.maxY() - b.y()}
      };
      for (int[] side : sides) {
        if (side[0] < 0 && side[1] < 0) {
          to = -1;
        } else if (side[0] < 0) {
          from = Math.max(from, side[0] / (double) (side[0] - side[1]));
        } else if (side[1] < 0) {
          to = Math.min(to, side[0] / (double) (side[0] - side[1]));
        }
      }
      if (from <= to + 1e-9) {
        return true;
      }
      a = b;
    }
    return false;
  }

  /** Returns a large rectangle that is repeatedly cut into tiles, some of which are removed. */
  private static List<WalkBox> tiles(Random random) {
    List<int[]> tiles = new ArrayList<>(List.of(new int[] {0, 0, 64, 48}));
    for (int cuts = 3 + random.nextInt(14); cuts > 0; cuts--) {
      int[] tile = tiles.remove(random.nextInt(tiles.size()));
      boolean across = random.nextBoolean();
      int at = across ? (tile[0] + tile[2]) / 2 & ~3 : (tile[1] + tile[3]) / 2 & ~3;
      if (at <= (across ? tile[0] : tile[1])) {
        tiles.add(tile);
      } else {
        tiles.add(
            across
                ? new int[] {tile[0], tile[1], at, tile[3]}
                : new int[] {tile[0], tile[1], tile[2], at});
        tiles.add(
            across
                ? new int[] {at, tile[1], tile[2], tile[3]}
                : new int[] {tile[0], at, tile[2], tile[3]});
      }
    }
    List<WalkBox> boxes = new ArrayList<>();
    int holes = random.nextInt(2);
    for (int i = 0; i < tiles.size(); i++) {
      int[] tile = tiles.get(i);
      if (i >= holes) {
        boxes.add(rectangle(boxes.size(), tile[0], tile[1], tile[2], tile[3]));
      }
    }
    return boxes;
  }

  private static Point spot(List<WalkBox> boxes, Random random) {
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
