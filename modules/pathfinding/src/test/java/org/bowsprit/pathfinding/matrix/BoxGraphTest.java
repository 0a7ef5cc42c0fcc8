package org.bowsprit.pathfinding.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.contract.LatticeRooms;
import org.bowsprit.pathfinding.contract.RandomFloors;
import org.bowsprit.pathfinding.geometry.Neighbours;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.junit.jupiter.api.Test;

/**
 * Tests that the sweep finds the same neighbours of boxes as a comparison of all pairs of boxes.
 */
class BoxGraphTest {

  @Test
  void theSweepFindsTheSameNeighboursAsAComparisonOfAllPairs() {
    int neighbourCount = 0;
    Random random = new Random(61);
    RandomFloors floors = new RandomFloors(62);
    for (int i = 0; i < 1500; i++) {
      neighbourCount += assertSweepFindsAllNeighbours(LatticeRooms.of(random));
      neighbourCount += assertSweepFindsAllNeighbours(floors.plausibleRoom().boxes());
      neighbourCount += assertSweepFindsAllNeighbours(floors.invalidRoom().boxes());
    }
    assertThat(neighbourCount).isGreaterThan(10_000);
  }

  @Test
  void neighboursAreFoundAtTheLimitsOfTheCoordinates() {
    int minCoordinate = Short.MIN_VALUE;
    int maxCoordinate = Short.MAX_VALUE;
    assertSweepFindsAllNeighbours(
        List.of(
            WalkBox.of(
                0,
                minCoordinate,
                minCoordinate,
                maxCoordinate,
                minCoordinate,
                maxCoordinate,
                0,
                minCoordinate,
                0),
            WalkBox.of(
                1,
                minCoordinate,
                0,
                maxCoordinate,
                0,
                maxCoordinate,
                maxCoordinate,
                minCoordinate,
                maxCoordinate),
            WalkBox.of(
                2,
                maxCoordinate,
                minCoordinate,
                maxCoordinate,
                minCoordinate,
                maxCoordinate,
                9,
                maxCoordinate,
                9),
            WalkBox.of(
                3,
                minCoordinate,
                minCoordinate,
                minCoordinate,
                minCoordinate,
                minCoordinate,
                minCoordinate,
                minCoordinate,
                minCoordinate),
            WalkBox.of(4, maxCoordinate, maxCoordinate, maxCoordinate, maxCoordinate, 0, 0, 0, 0)));
  }

  /**
   * Asserts that the sweep finds the same neighbours as a comparison of all pairs. Returns the
   * number of neighbours.
   */
  private static int assertSweepFindsAllNeighbours(List<WalkBox> boxes) {
    BoxGraph graph = BoxGraph.ofVisible(boxes);
    int neighbourCount = 0;
    for (WalkBox a : boxes) {
      List<Integer> expected = new ArrayList<>();
      for (WalkBox b : boxes) {
        if (a.id() != b.id() && !a.invisible() && !b.invisible() && Neighbours.connect(a, b)) {
          expected.add(b.id());
        }
      }
      assertThat(neighbours(graph, a.id()))
          .as("the neighbours of %s in %s", a, boxes)
          .isEqualTo(expected);
      neighbourCount += expected.size();
    }
    return neighbourCount;
  }

  private static List<Integer> neighbours(BoxGraph graph, int id) {
    List<Integer> neighbours = new ArrayList<>();
    for (int i = 0; i < graph.degree(id); i++) {
      neighbours.add(graph.neighbour(id, i));
    }
    return neighbours;
  }
}
