package org.bowsprit.pathfinding.portal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.SharedEdge;
import org.junit.jupiter.api.Test;

/**
 * Compares the shortest paths of {@link ReferenceShortestPath} with a numerical method. This method
 * uses only distances, and neither mirrors points nor checks the visibility of points.
 */
class ReferenceShortestPathTest {

  @Test
  void theLengthEqualsTheNumericalResult() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      Point from = randomPoint(random);
      Point to = randomPoint(random);
      List<SharedEdge> portals = randomPortals(random);
      assertThat(shortestLengthOnAnySides(from, portals, to))
          .as("the length of the shortest path for seed %d", seed)
          .isCloseTo(shortestLengthOverTenths(from, portals, to), within(0.01));
    }
  }

  /**
   * Returns portals that do not cross each other, like the portals on the outlines of convex boxes.
   */
  private static List<SharedEdge> randomPortals(Random random) {
    List<SharedEdge> portals = new ArrayList<>();
    int count = 1 + random.nextInt(4);
    while (portals.size() < count) {
      int low = random.nextInt(30);
      int length = random.nextInt(4) == 0 ? 0 : random.nextInt(30);
      boolean vertical = length == 0 || random.nextBoolean();
      SharedEdge portal = new SharedEdge(vertical, random.nextInt(60), low, low + length);
      if (portals.stream().noneMatch(existing -> intersect(portal, existing))) {
        portals.add(portal);
      }
    }
    return portals;
  }

  private static boolean intersect(SharedEdge a, SharedEdge b) {
    return a.vertical() != b.vertical()
        && a.low() < b.line()
        && b.line() < a.high()
        && b.low() < a.line()
        && a.line() < b.high();
  }

  /**
   * Returns the length of the shortest path that may leave each portal on either side. The
   * numerical method does not know the sides either.
   */
  private static double shortestLengthOnAnySides(Point from, List<SharedEdge> portals, Point to) {
    double shortest = Double.POSITIVE_INFINITY;
    for (int choice = 0; choice < 1 << portals.size(); choice++) {
      int[] sides = new int[portals.size()];
      for (int i = 0; i < sides.length; i++) {
        sides[i] = (choice >> i & 1) == 0 ? -1 : 1;
      }
      shortest = Math.min(shortest, new ReferenceShortestPath(from, to, portals, sides).length());
    }
    return shortest;
  }

  private static Point randomPoint(Random random) {
    return new Point(random.nextInt(60), random.nextInt(60));
  }

  /**
   * Returns the length of the shortest path over crossings that are a tenth of a pixel apart, by
   * dynamic programming.
   */
  private static double shortestLengthOverTenths(Point from, List<SharedEdge> portals, Point to) {
    double[] xs = {from.x()};
    double[] ys = {from.y()};
    double[] lengths = {0};
    for (SharedEdge portal : portals) {
      int steps = 10 * portal.length() + 1;
      double[] nextXs = new double[steps];
      double[] nextYs = new double[steps];
      double[] nextLengths = new double[steps];
      for (int step = 0; step < steps; step++) {
        double coordinate = portal.low() + step / 10.0;
        nextXs[step] = portal.vertical() ? portal.line() : coordinate;
        nextYs[step] = portal.vertical() ? coordinate : portal.line();
        nextLengths[step] = shortestLengthTo(xs, ys, lengths, nextXs[step], nextYs[step]);
      }
      xs = nextXs;
      ys = nextYs;
      lengths = nextLengths;
    }
    return shortestLengthTo(xs, ys, lengths, to.x(), to.y());
  }

  private static double shortestLengthTo(
      double[] xs, double[] ys, double[] lengths, double x, double y) {
    double shortest = Double.POSITIVE_INFINITY;
    for (int i = 0; i < xs.length; i++) {
      shortest = Math.min(shortest, lengths[i] + Math.hypot(x - xs[i], y - ys[i]));
    }
    return shortest;
  }
}
