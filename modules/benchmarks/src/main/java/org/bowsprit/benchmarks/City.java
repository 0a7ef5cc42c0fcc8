package org.bowsprit.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.SearchStatistics;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.MatrixOrigin;

/**
 * A city of more than 10,000 rectangles that share edges. It has streets of different widths, some
 * of them closed, and houses with courtyards and alleys. The same seed gives the same city.
 *
 * @param floor streets, courtyards and alleys, with an empty matrix
 * @param queries walks between courtyards and streets
 */
record City(Floor floor, List<RouteRequest> queries) {

  private static final int BLOCKS_PER_SIDE = 46;
  private static final int WALK_COUNT = 64;

  static City of(long seed) {
    Random random = new Random(seed);
    List<WalkBox> boxes = new ArrayList<>();
    int[] left = streetEdges(random);
    int[] top = streetEdges(random);
    for (int row = 0; row < BLOCKS_PER_SIDE; row++) {
      for (int column = 0; column < BLOCKS_PER_SIDE; column++) {
        addBlock(
            boxes,
            random,
            left[2 * column],
            left[2 * column + 1],
            left[2 * column + 2],
            top[2 * row],
            top[2 * row + 1],
            top[2 * row + 2]);
      }
    }
    Floor floor = Floor.of(boxes, new BoxMatrix(List.of(), MatrixOrigin.DISK));
    List<RouteRequest> queries = new ArrayList<>();
    while (queries.size() < WALK_COUNT) {
      queries.add(walk(boxes.get(random.nextInt(boxes.size())), boxes, random));
    }
    return new City(floor, queries);
  }

  private static RouteRequest walk(WalkBox from, List<WalkBox> boxes, Random random) {
    WalkBox to = boxes.get(random.nextInt(boxes.size()));
    return RouteRequest.of(from.ulx() + 1, from.uly() + 1, to.lrx() - 1, to.lry() - 1);
  }

  /** Returns coordinates at which streets begin and end alternately. */
  private static int[] streetEdges(Random random) {
    int[] edges = new int[2 * BLOCKS_PER_SIDE + 1];
    for (int i = 1; i < edges.length; i++) {
      edges[i] = edges[i - 1] + (i % 2 == 1 ? 2 + random.nextInt(4) : 16 + random.nextInt(14));
    }
    return edges;
  }

  /** Adds a crossing, the streets to the right and below, and the yard between them. */
  private static void addBlock(
      List<WalkBox> boxes, Random random, int x0, int x1, int x2, int y0, int y1, int y2) {
    add(boxes, x0, y0, x1, y1);
    boolean hasStreetAcross = random.nextInt(8) != 0;
    boolean hasStreetDown = !hasStreetAcross || random.nextInt(8) != 0;
    if (hasStreetAcross) {
      add(boxes, x1, y0, x2, y1);
    }
    if (hasStreetDown) {
      add(boxes, x0, y1, x1, y2);
    }
    int left = x1 + 3 + random.nextInt(4);
    int right = x2 - 3 - random.nextInt(4);
    int top = y1 + 3 + random.nextInt(4);
    int bottom = y2 - 3 - random.nextInt(4);
    if (hasStreetAcross) {
      int alley = left + random.nextInt(right - left - 1);
      add(boxes, alley, y1, alley + 2, top);
    }
    if (hasStreetDown && (!hasStreetAcross || random.nextBoolean())) {
      int alley = top + random.nextInt(bottom - top - 1);
      add(boxes, x1, alley, left, alley + 2);
    }
    add(boxes, left, top, right, bottom);
  }

  private static void add(List<WalkBox> boxes, int left, int top, int right, int bottom) {
    boxes.add(WalkBox.of(boxes.size(), left, top, right, top, right, bottom, left, bottom));
  }

  /**
   * Returns sentences about the nodes that the geodesic router needs for the walks, and about the
   * lengths of the paths of recast4j.
   */
  String report(PreparedRouter router, RecastPaths recast) {
    long expandedCount = 0;
    long generatedCount = 0;
    double length = 0;
    double recastLength = 0;
    for (RouteRequest query : queries) {
      Route route = router.route(query.withStatistics(true));
      SearchStatistics statistics = route.effort().statistics().orElseThrow();
      expandedCount += statistics.expanded();
      generatedCount += statistics.generated();
      length += route.length();
      recastLength +=
          RecastPaths.length(
              recast.route(query.from().x(), query.from().y(), query.to().x(), query.to().y()));
    }
    String text =
        "The city has %,d boxes; geodesic expands %,d nodes a walk and generates %,d; recast4j's"
            + " walks are %.3f times as long.";
    return text.formatted(
        floor.boxCount(),
        expandedCount / queries.size(),
        generatedCount / queries.size(),
        recastLength / length);
  }
}
