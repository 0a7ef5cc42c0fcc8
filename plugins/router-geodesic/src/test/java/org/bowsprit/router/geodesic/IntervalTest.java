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

/** Tests the interval of a root at (−30, 10) that looks through a door from (0, 0) to (0, 40). */
class IntervalTest {

  private static final int ROOT_X = -30;
  private static final int ROOT_Y = 10;
  private static final int DOOR = 40;

  private final Interval interval = new Interval();

  IntervalTest() {
    WalkBox left = WalkBox.of(0, -50, 0, 0, 0, 0, DOOR, -50, DOOR);
    WalkBox right = WalkBox.of(1, 0, 0, 50, 0, 50, DOOR, 0, DOOR);
    BoxMatrix empty = new BoxMatrix(List.of(), MatrixOrigin.DISK);
    PortalGraph graph = new PortalGraph(Floor.of(List.of(left, right), empty));
    interval.open(graph, graph.firstDoor[0], ROOT_X, ROOT_Y);
  }

  @Test
  void theDistanceIsThatOfTheNearestPoint() {
    assertThat(interval.distanceOfRoot()).isEqualTo(30);

    interval.narrow(30, 10, 30, 25);

    assertThat(interval.distanceOfRoot()).isCloseTo(distance(20), within(1e-12));
  }

  @Test
  void theLeastLengthIsThatOfTheBestPlace() {
    Random random = new Random(1);
    interval.narrow(30, -5, 30, 20);
    for (int i = 0; i < 100; i++) {
      double low = 100 * random.nextDouble();
      double high = low + DOOR * (2 * random.nextDouble() - 1);
      double least = minimum(5, 30, at -> distance(at) + Math.max(low - at, high - (DOOR - at)));

      assertThat(interval.least(low, high)).isCloseTo(least, within(1e-3));
    }
  }

  @Test
  void theDetourIsTheSmallestOfAllPlaces() {
    Random random = new Random(2);
    interval.narrow(30, -5, 30, 20);
    for (int i = 0; i < 100; i++) {
      double low = 40 * random.nextDouble();
      double high = low + DOOR * (2 * random.nextDouble() - 1);
      double least = minimum(5, 30, at -> distance(at) - Math.min(low + at, high + (DOOR - at)));

      assertThat(interval.detour(low, high)).isCloseTo(least, within(1e-3));
    }
  }

  @Test
  void anEndThatNoPathReachesShortensNothing() {
    double detour = interval.detour(Double.POSITIVE_INFINITY, 7);

    assertThat(detour).isCloseTo(distance(0) - (7 + DOOR), within(1e-12));
  }

  private static double distance(double at) {
    return Math.hypot(ROOT_X, at - ROOT_Y);
  }

  /** Returns the smallest value of a function at 25,001 places. */
  private static double minimum(double from, double to, DoubleUnaryOperator value) {
    int steps = 25_000;
    return IntStream.rangeClosed(0, steps)
        .mapToDouble(i -> value.applyAsDouble(from + (to - from) * i / steps))
        .min()
        .getAsDouble();
  }
}
