package org.bowsprit.router.geodesic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.MatrixOrigin;
import org.junit.jupiter.api.Test;

/**
 * Tests the interval of a door that is visible from a root. The root is at (−30, 10), and the door
 * leads from (0, 0) to (0, 40).
 */
class IntervalTest {

  private static final int ROOT_X = -30;
  private static final int ROOT_Y = 10;
  private static final int DOOR_LENGTH = 40;

  private final Interval interval = new Interval();

  IntervalTest() {
    WalkBox left = WalkBox.of(0, -50, 0, 0, 0, 0, DOOR_LENGTH, -50, DOOR_LENGTH);
    WalkBox right = WalkBox.of(1, 0, 0, 50, 0, 50, DOOR_LENGTH, 0, DOOR_LENGTH);
    BoxMatrix emptyMatrix = new BoxMatrix(List.of(), MatrixOrigin.DISK);
    PortalGraph graph = new PortalGraph(Floor.of(List.of(left, right), emptyMatrix));
    interval.setToDoor(graph, graph.firstDoor[0], ROOT_X, ROOT_Y);
  }

  @Test
  void theRootDistanceIsTheDistanceToTheNearestPointOfTheInterval() {
    assertThat(interval.rootDistance()).isEqualTo(30);

    interval.narrowTo(30, 10, 30, 25);

    assertThat(interval.rootDistance()).isCloseTo(distanceToRoot(20), within(1e-12));
  }

  @Test
  void theMinimumLengthIsTheSmallestLengthOverAllPositions() {
    Random random = new Random(1);
    interval.narrowTo(30, -5, 30, 20);
    for (int i = 0; i < 100; i++) {
      double low = 100 * random.nextDouble();
      double high = low + DOOR_LENGTH * (2 * random.nextDouble() - 1);
      double expected =
          minimum(
              5,
              30,
              position ->
                  distanceToRoot(position)
                      + Math.max(low - position, high - (DOOR_LENGTH - position)));

      assertThat(interval.minLength(low, high)).isCloseTo(expected, within(1e-3));
    }
  }

  @Test
  void theMinimumDetourIsTheSmallestDetourOverAllPositions() {
    Random random = new Random(2);
    interval.narrowTo(30, -5, 30, 20);
    for (int i = 0; i < 100; i++) {
      double low = 40 * random.nextDouble();
      double high = low + DOOR_LENGTH * (2 * random.nextDouble() - 1);
      double expected =
          minimum(
              5,
              30,
              position ->
                  distanceToRoot(position)
                      - Math.min(low + position, high + (DOOR_LENGTH - position)));

      assertThat(interval.minDetour(low, high)).isCloseTo(expected, within(1e-3));
    }
  }

  @Test
  void anEndWithoutAPathDoesNotReduceTheDetour() {
    double detour = interval.minDetour(Double.POSITIVE_INFINITY, 7);

    assertThat(detour).isCloseTo(distanceToRoot(0) - (7 + DOOR_LENGTH), within(1e-12));
  }

  private static double distanceToRoot(double position) {
    return Math.hypot(ROOT_X, position - ROOT_Y);
  }

  /** Returns the smallest value of a function at 25,001 positions. */
  private static double minimum(double from, double to, DoubleUnaryOperator function) {
    int steps = 25_000;
    return IntStream.rangeClosed(0, steps)
        .mapToDouble(i -> function.applyAsDouble(from + (to - from) * i / steps))
        .min()
        .getAsDouble();
  }
}
