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

class LandmarksTest {

  private static final int COLUMNS = 30;

  @Test
  void aSmallFloorHasNone() {
    Landmarks landmarks = Landmarks.of(new PortalGraph(floor(streets(new Random(1), 10))));

    assertThat(landmarks.count()).isZero();
  }

  @Test
  void aFloorWithDoorsOverGapsHasNone() {
    List<WalkBox> boxes = streets(new Random(1), COLUMNS);
    boxes.add(box(boxes.size(), -100, -100, -90, -90));
    List<List<HopRun>> rows = new ArrayList<>();
    boxes.forEach(box -> rows.add(List.of()));
    rows.set(0, List.of(new HopRun(boxes.size() - 1, boxes.size() - 1, boxes.size() - 1)));
    Floor floor = Floor.of(boxes, new BoxMatrix(rows, MatrixOrigin.DISK));

    assertThat(Landmarks.of(new PortalGraph(floor)).count()).isZero();
  }

  @Test
  void distancesEqualThoseOfSearches() {
    for (int seed = 0; seed < 6; seed++) {
      Random random = new Random(seed);
      List<WalkBox> boxes = seed % 2 == 0 ? streets(random, COLUMNS) : hall(random);
      PortalGraph graph = new PortalGraph(floor(boxes));
      Survey survey = new Survey(graph);
      int from = random.nextInt(graph.corners());
      double[] distances = survey.from(from);
      for (int i = 0; i < 300; i++) {
        int to = random.nextInt(graph.corners());
        assertThat(distances[to])
            .as("seed %d, from corner %d to %d", seed, from, to)
            .isCloseTo(searched(graph, from, to, Landmarks.NONE), within(1e-6));
      }
    }
  }

  @Test
  void pathsAreAsLongWithLandmarksAndTakeFewerNodes() {
    for (int seed = 0; seed < 4; seed++) {
      Random random = new Random(seed);
      PortalGraph graph =
          new PortalGraph(floor(seed % 2 == 0 ? streets(random, 45) : hall(random)));
      Landmarks landmarks = Landmarks.of(graph);
      assertThat(landmarks.count()).isPositive();
      long with = 0;
      long without = 0;
      for (int i = 0; i < 100; i++) {
        int from = random.nextInt(graph.corners());
        int to = random.nextInt(graph.corners());
        TautSearch bounded = search(graph, from, to, landmarks);
        TautSearch plain = search(graph, from, to, Landmarks.NONE);
        with += bounded.expanded();
        without += plain.expanded();
        assertThat(bounded.length())
            .as("seed %d, from corner %d to %d", seed, from, to)
            .isCloseTo(plain.length(), within(1e-6));
      }
      assertThat(with).isLessThan(without);
    }
  }

  private static double searched(PortalGraph graph, int from, int to, Landmarks landmarks) {
    return search(graph, from, to, landmarks).length();
  }

  /** Searches between two corners. The length of the search is NaN if there is no path. */
  private static TautSearch search(PortalGraph graph, int from, int to, Landmarks landmarks) {
    TautSearch search = new TautSearch(graph, landmarks);
    search.begin(graph.cornerX[from], graph.cornerY[from], graph.cornerX[to], graph.cornerY[to]);
    for (int k = graph.firstFaceAt[from]; k < graph.firstFaceAt[from + 1]; k++) {
      search.ends().addStart(graph.faceAt[k]);
    }
    for (int k = graph.firstFaceAt[to]; k < graph.firstFaceAt[to + 1]; k++) {
      search.ends().addTarget(graph.faceAt[k]);
    }
    search.run(Limits.NONE);
    return search;
  }

  private static Floor floor(List<WalkBox> boxes) {
    return Floor.of(boxes, new BoxMatrix(List.of(), MatrixOrigin.DISK));
  }

  /** Returns crossings, and streets between them. Some streets are closed, others are wide. */
  private static List<WalkBox> streets(Random random, int columns) {
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

  /** Returns boxes side by side with gaps, and boxes that overlap these boxes. */
  private static List<WalkBox> hall(Random random) {
    List<WalkBox> boxes = new ArrayList<>();
    for (int place = 0; place < COLUMNS * COLUMNS; place++) {
      int x = 24 * (place % COLUMNS);
      int y = 12 * (place / COLUMNS);
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
