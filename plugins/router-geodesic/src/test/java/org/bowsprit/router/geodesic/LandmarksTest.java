package org.bowsprit.router.geodesic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Limits;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.HopRun;
import org.bowsprit.pathfinding.matrix.MatrixOrigin;
import org.junit.jupiter.api.Test;

/** Tests that landmarks make the search shorter and do not change its results. */
class LandmarksTest {

  private static final int COLUMN_COUNT = 30;

  @Test
  void aSmallFloorHasNoLandmarks() {
    Landmarks landmarks = Landmarks.of(new PortalGraph(floor(randomStreets(new Random(1), 10))));

    assertThat(landmarks.count()).isZero();
  }

  @Test
  void aFloorWithDoorsAcrossGapsHasNoLandmarks() {
    List<WalkBox> boxes = randomStreets(new Random(1), COLUMN_COUNT);
    boxes.add(box(boxes.size(), -100, -100, -90, -90));
    List<List<HopRun>> rows = new ArrayList<>();
    boxes.forEach(box -> rows.add(List.of()));
    rows.set(0, List.of(new HopRun(boxes.size() - 1, boxes.size() - 1, boxes.size() - 1)));
    Floor floor = Floor.of(boxes, new BoxMatrix(rows, MatrixOrigin.DISK));

    assertThat(Landmarks.of(new PortalGraph(floor)).count()).isZero();
  }

  @Test
  void measuredDistancesEqualTheLengthsOfSearches() {
    for (int seed = 0; seed < 6; seed++) {
      Random random = new Random(seed);
      List<WalkBox> boxes =
          seed % 2 == 0 ? randomStreets(random, COLUMN_COUNT) : randomHall(random);
      PortalGraph graph = new PortalGraph(floor(boxes));
      DistanceMeasurement measurement = new DistanceMeasurement(graph);
      int fromCorner = random.nextInt(graph.cornerCount());
      double[] distances = measurement.distancesFrom(fromCorner);
      for (int i = 0; i < 300; i++) {
        int toCorner = random.nextInt(graph.cornerCount());
        assertThat(distances[toCorner])
            .as("the distance for seed %d from corner %d to %d", seed, fromCorner, toCorner)
            .isCloseTo(distanceBySearch(graph, fromCorner, toCorner, Landmarks.NONE), within(1e-6));
      }
    }
  }

  @Test
  void landmarksReduceTheExpandedNodesButDoNotChangeLengths() {
    for (int seed = 0; seed < 4; seed++) {
      Random random = new Random(seed);
      PortalGraph graph =
          new PortalGraph(floor(seed % 2 == 0 ? randomStreets(random, 45) : randomHall(random)));
      Landmarks landmarks = Landmarks.of(graph);
      assertThat(landmarks.count()).isPositive();
      long expandedWithLandmarks = 0;
      long expandedWithoutLandmarks = 0;
      for (int i = 0; i < 100; i++) {
        int fromCorner = random.nextInt(graph.cornerCount());
        int toCorner = random.nextInt(graph.cornerCount());
        TautSearch searchWithLandmarks = search(graph, fromCorner, toCorner, landmarks);
        TautSearch searchWithoutLandmarks = search(graph, fromCorner, toCorner, Landmarks.NONE);
        expandedWithLandmarks += searchWithLandmarks.expandedCount();
        expandedWithoutLandmarks += searchWithoutLandmarks.expandedCount();
        assertThat(searchWithLandmarks.length())
            .as("the length for seed %d from corner %d to %d", seed, fromCorner, toCorner)
            .isCloseTo(searchWithoutLandmarks.length(), within(1e-6));
      }
      assertThat(expandedWithLandmarks).isLessThan(expandedWithoutLandmarks);
    }
  }

  private static double distanceBySearch(
      PortalGraph graph, int fromCorner, int toCorner, Landmarks landmarks) {
    return search(graph, fromCorner, toCorner, landmarks).length();
  }

  /** Returns a finished search between two corners. Its length is NaN if there is no path. */
  private static TautSearch search(
      PortalGraph graph, int fromCorner, int toCorner, Landmarks landmarks) {
    TautSearch search = new TautSearch(graph, landmarks);
    search.begin(
        graph.cornerX[fromCorner],
        graph.cornerY[fromCorner],
        graph.cornerX[toCorner],
        graph.cornerY[toCorner]);
    for (int index = graph.firstFaceOfCorner[fromCorner];
        index < graph.firstFaceOfCorner[fromCorner + 1];
        index++) {
      search.ends().addStart(graph.facesAtCorners[index]);
    }
    for (int index = graph.firstFaceOfCorner[toCorner];
        index < graph.firstFaceOfCorner[toCorner + 1];
        index++) {
      search.ends().addTarget(graph.facesAtCorners[index]);
    }
    search.run(Limits.NONE);
    return search;
  }

  private static Floor floor(List<WalkBox> boxes) {
    return Floor.of(boxes, new BoxMatrix(List.of(), MatrixOrigin.DISK));
  }

  /**
   * Returns boxes that form crossings and the streets between the crossings. Some streets are
   * missing, and the others have different widths.
   */
  private static List<WalkBox> randomStreets(Random random, int columns) {
    List<WalkBox> boxes = new ArrayList<>();
    for (int row = 0; row < columns; row++) {
      for (int column = 0; column < columns; column++) {
        int x = 20 * column;
        int y = 20 * row;
        boxes.add(box(boxes.size(), x, y, x + 4, y + 4));
        if (random.nextInt(6) != 0) {
          boxes.add(box(boxes.size(), x + 4, y + random.nextInt(3), x + 20, y + 4));
        }
        if (random.nextInt(6) != 0) {
          boxes.add(box(boxes.size(), x + random.nextInt(3), y + 4, x + 4, y + 20));
        }
      }
    }
    return boxes;
  }

  /** Returns boxes that form a large hall with holes, and boxes that overlap these boxes. */
  private static List<WalkBox> randomHall(Random random) {
    List<WalkBox> boxes = new ArrayList<>();
    for (int index = 0; index < COLUMN_COUNT * COLUMN_COUNT; index++) {
      int x = 24 * (index % COLUMN_COUNT);
      int y = 12 * (index / COLUMN_COUNT);
      if (random.nextInt(5) != 0) {
        boxes.add(box(boxes.size(), x, y, x + 24, y + 12));
      }
      if (random.nextInt(30) == 0) {
        boxes.add(box(boxes.size(), x + 6, y, x + 18, y + 24));
      }
    }
    return boxes;
  }

  private static WalkBox box(int id, int left, int top, int right, int bottom) {
    return WalkBox.of(id, left, top, right, top, right, bottom, left, bottom);
  }
}
